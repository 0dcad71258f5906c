import { defineTexts } from '../define-texts.tsx';

/** Notifications, by the code that the server stores: see the contract's `notices.ts`. */
export const { t } = defineTexts('notices', {
  'group-made': 'The group “{group}” was created for you.',
  'group-added': '{by} added you to the group “{group}”.',
  'group-put': '{by} put you into the group “{group}”.',
  'group-removed': 'You were removed from the group “{group}”.',
  'group-unnamed': 'You are no longer in the group “{group}”: {by} no longer lists you.',
  'group-owner': 'You are now the owner of the group “{group}”.',
  'group-manager': 'You are now a manager of the group “{group}”.',
  'group-no-manager': 'You are no longer a manager of the group “{group}”.',
  'group-reader': 'You are now a reader in the group “{group}”.',
  'group-commenter': 'You are now a commenter in the group “{group}”.',
  'group-editor': 'You are now an editor in the group “{group}”.',
  'group-deleted': '{by} deleted the group “{group}”.',
  'group-deleted-with-account': 'The group “{group}” was deleted together with the account of {name}.',
  'group-restored': 'The group “{group}” was restored.',
  'invitation-accepted-group': '{by} accepted your invitation to the group “{group}”.',
  'invitation-accepted': '{by} accepted your invitation to “{name}”.',
  'invitation-declined-group': '{by} declined your invitation to the group “{group}”.',
  'invitation-declined': '{by} declined your invitation to “{name}”.',
  shared: '{by} shared “{name}” with you.',
  'shared-own': '{by} shared their whole workspace with you.',
  'shared-workspace': '{by} shared the whole workspace “{name}” with you.',
  'access-asked': '{by} is asking for access to “{name}”.',
  'access-asked-workspace': '{by} is asking for access to the whole workspace “{name}”.',
  'export-ready': 'Your export “{file}” is ready.',
  'export-warning': 'Your export “{file}” is ready. Its log has a warning.',
  'export-warnings': 'Your export “{file}” is ready. Its log has {count} warnings.',
  'export-failed': 'The export of “{file}” failed: {cause}',
  'export-cancelled': 'An administrator cancelled your export to “{file}”.',
  'export-off': 'Your export to “{file}” was cancelled: exports were switched off.',
  'export-suspended': 'Your export to “{file}” was cancelled: the account is suspended.',
  'export-no-access': 'Your export to “{file}” was cancelled: you no longer have access to the workspace.',
  'word-gone':
    'Not all of your file from Word could be added to “{name}”: the text was deleted, or you may no longer comment in it.',
  'word-partly': 'Not all of your file from Word could be added to “{name}”. Bring it back again to add the rest.',
  'waiting-verification': 'Somebody who signed up is waiting for you to verify their e-mail address.',
  'waiting-approval': 'Somebody who signed up is waiting for your approval.',
  // For {who} below. Translations add their auxiliary verb.
  somebody: 'Somebody',
  one: '{first}',
  two: '{first} and {second}',
  more: '{first}, {second} and {others, plural, one {# other} other {# others}}',
  'news-mention':
    '{count, plural, one {{who} mentioned you in “{document}”.} other {{who} mentioned you # times in “{document}”.}}',
  'news-reply': '{count, plural, one {{who} replied in “{document}”.} other {{who} wrote # replies in “{document}”.}}',
  'news-comment':
    '{count, plural, one {{who} commented on “{document}”.} other {{who} wrote # comments on “{document}”.}}',
  'news-suggestion':
    '{count, plural, one {{who} suggested a change to “{document}”.} other {{who} suggested # changes to “{document}”.}}',
  'news-decided':
    '{who} decided on {count, plural, one {your suggestion} other {# of your suggestions}} in “{document}”.',
  'news-accepted':
    '{who} accepted {count, plural, one {your suggestion} other {# of your suggestions}} in “{document}”.',
  'news-rejected':
    '{who} rejected {count, plural, one {your suggestion} other {# of your suggestions}} in “{document}”.',
  'news-mixed': '{who} accepted {accepted} and rejected {rejected} of your suggestions in “{document}”.',
});
