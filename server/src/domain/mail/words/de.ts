import type { FactorChange } from '../../events.ts';
import type { MailTexts, SharedWhat } from './words.ts';

const SHARED = {
  item: '„{name}“',
  'own-workspace': 'den eigenen Arbeitsbereich als Ganzes',
  workspace: 'den ganzen Arbeitsbereich „{name}“',
} satisfies Record<SharedWhat, string>;

const NOT_YOU =
  'Wenn Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren: Ohne diesen Link kann niemand das Konto verwenden.';
const TELL =
  'Wenn Sie das nicht waren, setzen Sie sofort Ihr Passwort zurück und benachrichtigen Sie Ihre Administration.';

/** `{app}` and `{provider}` are their names; each text follows “bei {app}”. */
const SIGN_IN: Record<FactorChange, { subject: string; text: string }> = {
  'totp-added': {
    subject: 'Anmeldung in zwei Schritten bei {app} eingeschaltet',
    text: 'wurde für Ihr Konto eine Authenticator-App eingerichtet',
  },
  'totp-replaced': {
    subject: 'Ihre Authenticator-App für {app} wurde ersetzt',
    text: 'wurde die Authenticator-App Ihres Kontos durch eine andere ersetzt',
  },
  'totp-removed': {
    subject: 'Anmeldung in zwei Schritten bei {app} ausgeschaltet',
    text: 'wurde Ihre Authenticator-App entfernt. Sofern Sie keinen Passkey haben, genügt zur Anmeldung jetzt das Passwort',
  },
  'codes-renewed': {
    subject: 'Neue Wiederherstellungscodes für {app}',
    text: 'wurden für Ihr Konto neue Wiederherstellungscodes erstellt; die bisherigen gelten nicht mehr',
  },
  'code-used': {
    subject: 'Bei {app} wurde ein Wiederherstellungscode verwendet',
    text: 'hat sich jemand mit einem Wiederherstellungscode in Ihrem Konto angemeldet',
  },
  'passkey-added': {
    subject: 'Bei {app} wurde ein Passkey hinzugefügt',
    text: 'wurde Ihrem Konto ein Passkey hinzugefügt',
  },
  'passkey-removed': {
    subject: 'Bei {app} wurde ein Passkey entfernt',
    text: 'wurde ein Passkey Ihres Kontos entfernt',
  },
  'identity-added': {
    subject: 'Bei {app} kam ein weiterer Weg zur Anmeldung hinzu',
    text: 'wurde eine Anmeldung bei {provider} mit Ihrem Konto verknüpft. Wer sich dort anmelden kann, kann es auch hier',
  },
  'identity-removed': {
    subject: 'Bei {app} wurde ein Weg zur Anmeldung entfernt',
    text: 'führt die Anmeldung bei {provider} nicht mehr zu Ihrem Konto',
  },
  reset: {
    subject: 'Ihre zweiten Faktoren bei {app} wurden entfernt',
    text: 'hat die Administration Ihre Authenticator-App, Ihre Passkeys und Ihre Wiederherstellungscodes entfernt. Zur Anmeldung genügt jetzt das Passwort, sofern der Server Sie nicht auffordert, die Anmeldung in zwei Schritten neu einzurichten',
  },
};

const SHARED_BY_KIND = { workspace: 'einen Arbeitsbereich', folder: 'einen Ordner', file: 'ein Dokument' } as const;
const INVITED_TO = {
  group: 'die Gruppe',
  workspace: 'den Arbeitsbereich von',
  folder: 'den Ordner',
  file: 'das Dokument',
};
const MAY = {
  reader: 'lesen',
  commenter: 'lesen, kommentieren und Änderungen vorschlagen',
  editor: 'lesen und bearbeiten',
};

export const texts: MailTexts = {
  foot: {
    why: {
      signUp: (app) =>
        `Sie erhalten diese E-Mail, weil diese Adresse bei der Registrierung für ${app} angegeben wurde.`,
      providerLogin: (app) =>
        `Sie erhalten diese E-Mail, weil diese Adresse nach einer Anmeldung bei ${app} angegeben wurde.`,
      account: (app) => `Sie erhalten diese E-Mail, weil sie Ihr Konto bei ${app} betrifft.`,
      administrator: (app) => `Sie erhalten diese E-Mail, weil Sie ${app} administrieren.`,
      test: (app) => `Sie erhalten diese E-Mail, weil Sie bei ${app} einen Test angefordert haben.`,
      invited: (app) => `Sie erhalten diese E-Mail, weil jemand bei ${app} diese Adresse eingeladen hat.`,
      settings: (app) => `Sie erhalten diese E-Mail aufgrund Ihrer Benachrichtigungseinstellungen bei ${app}.`,
    },
    settings: 'Einstellungen ändern',
    unsubscribe: 'Keine E-Mails dieser Art mehr',
    noButton: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse in Ihrem Browser:',
  },
  hello: (name) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
  verifyEmail: (app) => ({
    subject: `Bestätigen Sie Ihre E-Mail-Adresse für ${app}`,
    lines: [
      `bestätigen Sie diese Adresse, um Ihre Registrierung bei ${app} abzuschließen. Der Link gilt 48 Stunden und nur einmal.`,
      NOT_YOU,
    ],
    action: 'E-Mail-Adresse bestätigen',
  }),
  finishSignUp: (app) => ({
    subject: `Wählen Sie ein Passwort für ${app}`,
    lines: [
      `jemand hat sich mit dieser Adresse mehr als einmal bei ${app} registriert. Wählen Sie jetzt ein Passwort, damit sicher ist, dass das Konto Ihnen gehört: Es ersetzt die Angaben bei der Registrierung, und frühere Links gelten nicht mehr. Dieser Link gilt 48 Stunden und nur einmal.`,
      NOT_YOU,
    ],
    action: 'Passwort wählen',
  }),
  emailInUse: (app) => ({
    subject: `Sie haben bereits ein Konto bei ${app}`,
    lines: [
      `jemand wollte sich mit dieser Adresse bei ${app} registrieren, aber für sie gibt es bereits ein Konto. Es wurde nichts geändert.`,
      'Wenn Sie das waren, melden Sie sich an oder setzen Sie ein vergessenes Passwort zurück. Wenn nicht, können Sie diese E-Mail ignorieren.',
    ],
    action: 'Passwort zurücksetzen',
  }),
  resetPassword: (app) => ({
    subject: `Ihr Passwort für ${app} zurücksetzen`,
    lines: [
      'über den folgenden Link legen Sie ein neues Passwort fest. Er gilt 60 Minuten und nur einmal.',
      'Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt unverändert.',
    ],
    action: 'Neues Passwort festlegen',
  }),
  setPassword: (app) => ({
    subject: `Legen Sie Ihr Passwort für ${app} fest`,
    lines: [
      `bei ${app} wurde ein Konto für Sie angelegt. Wählen Sie ein Passwort, um sich mit dieser E-Mail-Adresse anzumelden. Der Link gilt 7 Tage und nur einmal.`,
      'Falls er abgelaufen ist, fordern Sie auf der Anmeldeseite über „Passwort vergessen?“ einen neuen an.',
    ],
    action: 'Passwort festlegen',
  }),
  passwordChanged: (app) => ({
    subject: `Ihr Passwort für ${app} wurde geändert`,
    lines: [
      `das Passwort Ihres Kontos bei ${app} wurde soeben geändert, und alle anderen Sitzungen wurden beendet.`,
      TELL,
    ],
    action: 'Passwort zurücksetzen',
  }),
  emailChanged: (app, email) => ({
    subject: `Ihre E-Mail-Adresse bei ${app} wurde geändert`,
    lines: [
      `die Administration hat die E-Mail-Adresse Ihres Kontos bei ${app} in ${email} geändert. Melden Sie sich von nun an damit an; Ihr Passwort bleibt unverändert.`,
      'Wenn Sie nicht darum gebeten haben, benachrichtigen Sie sofort Ihre Administration.',
    ],
    action: '',
  }),
  signInChanged: (app, change, { codesLeft, provider }) => {
    const { subject, text } = SIGN_IN[change];
    const left =
      codesLeft === 1 ? 'Ein Wiederherstellungscode ist übrig' : `${codesLeft} Wiederherstellungscodes sind übrig`;
    return {
      subject: subject.replace('{app}', () => app),
      lines: [
        `bei ${app} ${text.replace('{provider}', () => provider)}.${change === 'code-used' ? ` ${left}.` : ''}`,
        TELL,
      ],
      action: 'Passwort zurücksetzen',
    };
  },
  signUpCode: (app, provider, minutes) => ({
    subject: `Ihr Code für ${app}`,
    lines: [
      `geben Sie innerhalb von ${minutes} Minuten diesen Code ein, um diese Adresse für Ihre Anmeldung bei ${app} über ${provider} zu verwenden:`,
      'Wenn Sie diesen Code nicht angefordert haben, können Sie diese E-Mail ignorieren. Geben Sie ihn nicht weiter: Ohne ihn kann niemand Ihre Adresse verwenden.',
    ],
  }),
  linkFromInside: (app, provider) => ({
    subject: `Sie haben bereits ein Konto bei ${app}`,
    lines: [
      `jemand hat sich über ${provider} bei ${app} angemeldet und diese Adresse angegeben, aber für sie gibt es bereits ein Konto. Es wurde nichts geändert und kein Code verschickt.`,
      `Um sich künftig über ${provider} anzumelden, melden Sie sich zuerst in Ihrem Konto an, und fügen Sie ${provider} dann in Ihrem Profil unter „Verknüpfte Konten“ hinzu.`,
      'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
    ],
    action: 'Anmelden',
  }),
  waiting: (what) => ({
    subject: what === 'verification' ? 'Ein neues Konto wartet auf Bestätigung' : 'Ein neues Konto wartet auf Freigabe',
    lines: [
      what === 'verification'
        ? 'Eine neu registrierte Person wartet darauf, dass Sie ihre E-Mail-Adresse bestätigen.'
        : 'Eine neu registrierte Person wartet auf Ihre Freigabe.',
      'Weitere E-Mails dazu gibt es erst, wenn Sie die Liste geöffnet haben.',
    ],
    action: 'Liste öffnen',
  }),
  approved: (app) => ({
    subject: `Ihr Konto bei ${app} wurde freigegeben`,
    lines: [`die Administration von ${app} hat Ihr Konto freigegeben. Sie können sich jetzt anmelden.`],
    action: 'Anmelden',
  }),
  test: (app) => ({
    subject: `Test-E-Mail von ${app}`,
    lines: ['Das ist eine Test-E-Mail. Wenn Sie sie lesen können, funktioniert der Versand.'],
    action: 'Servereinstellungen öffnen',
  }),
  addedToGroup: (app, { by, group }) => ({
    subject: `Sie gehören jetzt zur Gruppe „${group}“`,
    lines: [
      `${by} hat Sie bei ${app} in die Gruppe „${group}“ aufgenommen. Sie haben jetzt Zugang zu ihrem Arbeitsbereich.`,
    ],
    action: 'Arbeitsbereich öffnen',
  }),
  shared: (app, { by, byShort, name, nameShort, what }) => ({
    subject: `${byShort} hat ${SHARED[what].replace('{name}', () => nameShort)} mit Ihnen geteilt`,
    lines: [`${by} hat bei ${app} ${SHARED[what].replace('{name}', () => name)} mit Ihnen geteilt.`],
    action: 'Öffnen',
  }),
  asked: (app, { by, byShort, name, nameShort, isWhole }) => ({
    subject: `${byShort} bittet um Zugang zu „${nameShort}“`,
    lines: [
      `${by} bittet bei ${app} um Zugang zu ${isWhole ? `dem ganzen Arbeitsbereich „${name}“` : `„${name}“`}. Bis Sie entscheiden, ändert sich nichts.`,
    ],
    action: 'Anfrage ansehen',
  }),
  invitation: (app, { by, byShort, kind, name, role }) => ({
    subject:
      kind === 'group'
        ? `${byShort ?? `Jemand bei ${app}`} lädt Sie in eine Gruppe ein`
        : `${byShort ?? `Jemand bei ${app}`} teilt ${SHARED_BY_KIND[kind]} mit Ihnen`,
    lines: [
      kind === 'group'
        ? `${by} lädt Sie bei ${app}, wo man gemeinsam Dokumente schreibt, in ${INVITED_TO[kind]} „${name}“ ein. Sie können dann ihre Dokumente ${MAY[role]}.`
        : `${by} teilt bei ${app}, wo man gemeinsam Dokumente schreibt, ${INVITED_TO[kind]} „${name}“ mit Ihnen. Sie können dann darin ${MAY[role]}.`,
      'Öffnen Sie die Einladung, um sie anzunehmen oder abzulehnen. Sie gilt 14 Tage und nur für diese E-Mail-Adresse.',
      'Wenn Sie nicht wissen, wer das ist, können Sie diese E-Mail ignorieren: Es wird kein Konto angelegt, und die Einladung läuft ab.',
    ],
    action: 'Einladung ansehen',
  }),
  exportFinished: (app, { file, isDone }) => ({
    subject: isDone ? `Ihr Export „${file}“ ist fertig` : `Ihr Export „${file}“ ist fehlgeschlagen`,
    lines: [
      isDone
        ? `Der Export „${file}“, den Sie bei ${app} gestartet haben, ist fertig.`
        : `Der Export „${file}“, den Sie bei ${app} gestartet haben, ist fehlgeschlagen. Der Grund steht im Protokoll.`,
    ],
    action: isDone ? 'Ergebnis öffnen' : 'Protokoll öffnen',
  }),
  review: {
    did: ({ reason, isAccepted, byName: name, documentName: document }) => {
      switch (reason) {
        case 'mention':
          return `${name} hat Sie in „${document}“ erwähnt`;
        case 'reply':
          return `${name} hat in „${document}“ geantwortet`;
        case 'decision':
          return `${name} hat Ihren Vorschlag in „${document}“ ${isAccepted ? 'angenommen' : 'abgelehnt'}`;
        case 'comment':
          return `${name} hat „${document}“ kommentiert`;
        case 'suggestion':
          return `${name} hat eine Änderung an „${document}“ vorgeschlagen`;
      }
    },
    didHere: ({ reason, isAccepted, byName: name }) => {
      switch (reason) {
        case 'mention':
          return `${name} hat Sie erwähnt`;
        case 'reply':
          return `${name} hat geantwortet`;
        case 'decision':
          return `${name} hat Ihren Vorschlag ${isAccepted ? 'angenommen' : 'abgelehnt'}`;
        case 'comment':
          return `${name} hat einen Kommentar geschrieben`;
        case 'suggestion':
          return `${name} hat eine Änderung vorgeschlagen`;
      }
    },
    end: (sentence, isQuoted) => `${sentence}${isQuoted ? ':' : '.'}`,
    document: (name) => `„${name}“`,
    documents: (count) => `${count} Dokumenten`,
    mentionedTimes: (count, where) => `Sie wurden in ${where} ${count}-mal erwähnt`,
    several: (count, where) => `${count} Kommentare und Vorschläge zu ${where}`,
    open: (isSuggestion) => (isSuggestion ? 'Vorschlag öffnen' : 'Kommentar öffnen'),
    openDocument: (name) => `„${name}“ öffnen`,
    more: (count, app) =>
      count === 1 ? `Ein weiterer Beitrag steht bei ${app}.` : `${count} weitere Beiträge stehen bei ${app}.`,
  },
};
