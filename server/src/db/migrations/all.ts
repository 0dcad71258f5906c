import type { PortableMigration } from './column-types.ts';
import { initial } from './001-initial.ts';
import { archiveSelection } from './002-archive-selection.ts';
import { nameKeys } from './003-name-keys.ts';
import { mailUnsubscribe } from './004-mail-unsubscribe.ts';
import { accountSafety } from './005-account-safety.ts';
import { hiddenTrees } from './006-hidden-trees.ts';
import { exportFolders } from './007-export-folders.ts';
import { historyCharge } from './008-history-charge.ts';
import { historyForms } from './009-history-forms.ts';
import { authors } from './010-authors.ts';
import { review } from './011-review.ts';
import { exportReview } from './012-export-review.ts';
import { nodes } from './013-nodes.ts';
import { reviewNews } from './014-review-news.ts';
import { handedOut } from './015-handed-out.ts';
import { pushTexts } from './016-push-texts.ts';
import { exportNumbers } from './017-export-numbers.ts';
import { lookupAnswers } from './018-lookup-answers.ts';
import { invitations } from './019-invitations.ts';
import { secondFactors } from './020-second-factors.ts';
import { wordOrigin } from './021-word-origin.ts';
import { passkeys } from './022-passkeys.ts';
import { severalNodes } from './023-several-nodes.ts';
import { blobClaims } from './024-blob-claims.ts';
import { identities } from './025-identities.ts';
import { itemShares } from './026-item-shares.ts';
import { invitationsToItems } from './027-invitations-to-items.ts';
import { blobObjects } from './028-blob-objects.ts';
import { shareLinks } from './029-share-links.ts';
import { treeOwners } from './030-tree-owners.ts';
import { providerSessions } from './031-provider-sessions.ts';
import { groupRules } from './032-group-rules.ts';
import { confirmations } from './033-confirmations.ts';
import { zotero } from './034-zotero.ts';
import { trustedDevices } from './035-trusted-devices.ts';
import { confirmedActs } from './036-confirmed-acts.ts';
import { publications } from './037-publications.ts';
import { scim } from './038-scim.ts';
import { ldap } from './039-ldap.ts';
import { secondTries } from './041-second-tries.ts';
import { guestsPush } from './043-guests-push.ts';
import { search } from './044-search.ts';
import { searchChanges } from './045-search-changes.ts';
import { noticesBy } from './046-notices-by.ts';
import { newestUsers } from './047-newest-users.ts';

/** Listed by hand, in order. Names never change after a release. */
export const MIGRATIONS: Readonly<Record<string, PortableMigration>> = {
  '001-initial': initial,
  '002-archive-selection': archiveSelection,
  '003-name-keys': nameKeys,
  '004-mail-unsubscribe': mailUnsubscribe,
  '005-account-safety': accountSafety,
  '006-hidden-trees': hiddenTrees,
  '007-export-folders': exportFolders,
  '008-history-charge': historyCharge,
  '009-history-forms': historyForms,
  '010-authors': authors,
  '011-review': review,
  '012-export-review': exportReview,
  '013-nodes': nodes,
  '014-review-news': reviewNews,
  '015-handed-out': handedOut,
  '016-push-texts': pushTexts,
  '017-export-numbers': exportNumbers,
  '018-lookup-answers': lookupAnswers,
  '019-invitations': invitations,
  '020-second-factors': secondFactors,
  '021-word-origin': wordOrigin,
  '022-passkeys': passkeys,
  '023-several-nodes': severalNodes,
  '024-blob-claims': blobClaims,
  '025-identities': identities,
  '026-item-shares': itemShares,
  '027-invitations-to-items': invitationsToItems,
  '028-blob-objects': blobObjects,
  '029-share-links': shareLinks,
  '030-tree-owners': treeOwners,
  '031-provider-sessions': providerSessions,
  '032-group-rules': groupRules,
  '033-confirmations': confirmations,
  '034-zotero': zotero,
  '035-trusted-devices': trustedDevices,
  '036-confirmed-acts': confirmedActs,
  '037-publications': publications,
  '038-scim': scim,
  '039-ldap': ldap,
  '041-second-tries': secondTries,
  '043-guests-push': guestsPush,
  '044+search': search,
  '045+search-changes': searchChanges,
  '046+notices-by': noticesBy,
  '047+newest-users': newestUsers,
};
