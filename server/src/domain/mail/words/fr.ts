import type { FactorChange } from '../../events.ts';
import type { MailTexts, SharedWhat } from './words.ts';

const SHARED = {
  item: '« {name} »',
  'own-workspace': 'tout son espace de travail',
  workspace: 'tout l’espace de travail « {name} »',
} satisfies Record<SharedWhat, string>;

const NOT_YOU =
  'Si vous ne vous êtes pas inscrit, ignorez cet e-mail : sans ce lien, personne ne peut utiliser le compte.';
const TELL =
  'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe et prévenez l’administration du serveur.';

/** `{app}` and `{provider}` are their names. */
const SIGN_IN: Record<FactorChange, { subject: string; text: string }> = {
  'totp-added': {
    subject: 'La connexion en deux étapes a été activée',
    text: 'Une application d’authentification a été configurée pour votre compte sur {app}.',
  },
  'totp-replaced': {
    subject: 'Votre application d’authentification a été remplacée',
    text: 'L’application d’authentification de votre compte sur {app} a été remplacée par une autre.',
  },
  'totp-removed': {
    subject: 'La connexion en deux étapes a été désactivée',
    text: 'L’application d’authentification a été retirée de votre compte sur {app}. Sauf si vous avez une clé d’accès, le mot de passe suffit désormais pour se connecter.',
  },
  'codes-renewed': {
    subject: 'De nouveaux codes de secours ont été créés',
    text: 'De nouveaux codes de secours ont été créés pour votre compte sur {app} ; les précédents ne sont plus valables.',
  },
  'code-used': {
    subject: 'Un code de secours a été utilisé',
    text: 'Quelqu’un s’est connecté à votre compte sur {app} avec un code de secours.',
  },
  'passkey-added': {
    subject: 'Une clé d’accès a été ajoutée',
    text: 'Une clé d’accès a été ajoutée à votre compte sur {app}.',
  },
  'passkey-removed': {
    subject: 'Une clé d’accès a été retirée',
    text: 'Une clé d’accès a été retirée de votre compte sur {app}.',
  },
  'identity-added': {
    subject: 'Un autre moyen de connexion a été ajouté',
    text: 'Une connexion via {provider} a été associée à votre compte sur {app}. Qui peut se connecter là-bas peut se connecter ici.',
  },
  'identity-removed': {
    subject: 'Un moyen de connexion a été retiré',
    text: 'La connexion via {provider} ne mène plus à votre compte sur {app}.',
  },
  reset: {
    subject: 'Vos seconds facteurs ont été retirés',
    text: 'L’administration a retiré l’application d’authentification, les clés d’accès et les codes de secours de votre compte sur {app}. Le mot de passe suffit désormais pour se connecter, à moins que le serveur ne vous demande de configurer à nouveau la connexion en deux étapes.',
  },
};

const INVITED_TO = {
  group: 'le groupe',
  workspace: 'l’espace de travail de',
  folder: 'le dossier',
  file: 'le document',
};
const SHARED_BY_KIND = { workspace: 'un espace de travail', folder: 'un dossier', file: 'un document' } as const;
const MAY = {
  reader: 'lire',
  commenter: 'lire, commenter et suggérer des modifications',
  editor: 'lire et modifier',
};

export const texts: MailTexts = {
  foot: {
    why: {
      signUp: (app) => `Vous recevez cet e-mail car cette adresse a été saisie lors d’une inscription sur ${app}.`,
      providerLogin: (app) => `Vous recevez cet e-mail car cette adresse a été saisie après une connexion à ${app}.`,
      account: (app) => `Vous recevez cet e-mail car il concerne votre compte sur ${app}.`,
      administrator: (app) => `Vous recevez cet e-mail car vous administrez ${app}.`,
      test: (app) => `Vous recevez cet e-mail car vous avez demandé un test à ${app}.`,
      invited: (app) => `Vous recevez cet e-mail car quelqu’un sur ${app} a invité cette adresse.`,
      settings: (app) => `Vous recevez cet e-mail en raison de vos réglages de notification sur ${app}.`,
    },
    settings: 'Modifier vos réglages',
    unsubscribe: 'Ne plus recevoir ce type d’e-mail',
    noButton: 'Si le bouton ne fonctionne pas, ouvrez cette adresse dans votre navigateur :',
  },
  hello: (name) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  verifyEmail: (app) => ({
    subject: `Vérifiez votre adresse e-mail pour ${app}`,
    lines: [
      `Vérifiez cette adresse pour terminer votre inscription sur ${app}. Le lien fonctionne une seule fois et expire après 48 heures.`,
      NOT_YOU,
    ],
    action: 'Vérifier l’adresse e-mail',
  }),
  finishSignUp: (app) => ({
    subject: `Choisissez un mot de passe pour ${app}`,
    lines: [
      `Quelqu’un s’est inscrit plusieurs fois sur ${app} avec cette adresse. Pour vous assurer que le compte est bien à vous, choisissez maintenant son mot de passe : il remplace ce qui a été saisi à l’inscription, et les liens précédents ne fonctionnent plus. Ce lien fonctionne une seule fois et expire après 48 heures.`,
      NOT_YOU,
    ],
    action: 'Choisir un mot de passe',
  }),
  emailInUse: (app) => ({
    subject: `Vous avez déjà un compte sur ${app}`,
    lines: [
      `Quelqu’un a voulu s’inscrire sur ${app} avec cette adresse, pour laquelle un compte existe déjà. Rien n’a été modifié.`,
      'Si c’était vous, connectez-vous, ou réinitialisez votre mot de passe si vous l’avez oublié. Sinon, ignorez cet e-mail.',
    ],
    action: 'Réinitialiser le mot de passe',
  }),
  resetPassword: (app) => ({
    subject: `Réinitialisez votre mot de passe pour ${app}`,
    lines: [
      'Choisissez un nouveau mot de passe avec le lien ci-dessous. Il fonctionne une seule fois et expire après 60 minutes.',
      'Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe reste le même.',
    ],
    action: 'Choisir un mot de passe',
  }),
  setPassword: (app) => ({
    subject: `Définissez votre mot de passe pour ${app}`,
    lines: [
      `Un compte a été créé pour vous sur ${app}. Choisissez un mot de passe pour vous connecter avec cette adresse e-mail. Le lien fonctionne une seule fois et expire après 7 jours.`,
      'S’il a expiré, demandez-en un nouveau par « Mot de passe oublié ? » sur la page de connexion.',
    ],
    action: 'Définir le mot de passe',
  }),
  passwordChanged: (app) => ({
    subject: `Votre mot de passe pour ${app} a été modifié`,
    lines: [
      `Le mot de passe de votre compte sur ${app} vient d’être modifié, et toutes les autres sessions ont été fermées.`,
      TELL,
    ],
    action: 'Réinitialiser le mot de passe',
  }),
  emailChanged: (app, email) => ({
    subject: `Votre adresse e-mail sur ${app} a été modifiée`,
    lines: [
      `L’administration a remplacé l’adresse e-mail de votre compte sur ${app} par ${email}. Utilisez-la désormais pour vous connecter ; votre mot de passe reste le même.`,
      'Si vous ne l’avez pas demandé, prévenez tout de suite l’administration du serveur.',
    ],
    action: '',
  }),
  signInChanged: (app, change, { codesLeft, provider }) => {
    const { subject, text } = SIGN_IN[change];
    const left = codesLeft === 1 ? 'Il reste un code de secours' : `Il reste ${codesLeft} codes de secours`;
    return {
      subject: `${subject} sur ${app}`,
      lines: [
        `${text.replaceAll(/\{(app|provider)\}/gu, (_, named) => (named === 'app' ? app : provider))}${change === 'code-used' ? ` ${left}.` : ''}`,
        TELL,
      ],
      action: 'Réinitialiser le mot de passe',
    };
  },
  signUpCode: (app, provider, minutes) => ({
    subject: `Votre code pour ${app}`,
    lines: [
      `Saisissez ce code dans les ${minutes} minutes pour utiliser cette adresse avec votre connexion à ${app} via ${provider} :`,
      'Si vous n’avez pas demandé ce code, ignorez cet e-mail. Ne le donnez à personne : sans lui, personne ne peut utiliser votre adresse.',
    ],
  }),
  linkFromInside: (app, provider) => ({
    subject: `Vous avez déjà un compte sur ${app}`,
    lines: [
      `Quelqu’un s’est connecté à ${app} via ${provider} et a saisi cette adresse, pour laquelle un compte existe déjà. Rien n’a été modifié, et aucun code n’a été envoyé.`,
      `Pour vous connecter désormais via ${provider}, connectez-vous d’abord à votre compte, puis ajoutez ${provider} dans votre profil sous « Comptes associés ».`,
      'Si ce n’était pas vous, ignorez cet e-mail.',
    ],
    action: 'Se connecter',
  }),
  waiting: (what) => ({
    subject: what === 'verification' ? 'Un compte attend votre vérification' : 'Un compte attend votre approbation',
    lines: [
      what === 'verification'
        ? 'Une personne inscrite attend que vous vérifiiez son adresse e-mail.'
        : 'Une personne inscrite attend votre accord.',
      'Il n’y aura pas d’autre e-mail à ce sujet tant que vous n’aurez pas ouvert la liste.',
    ],
    action: 'Ouvrir la liste',
  }),
  approved: (app) => ({
    subject: `Votre compte sur ${app} a été approuvé`,
    lines: [`L’administration de ${app} a approuvé votre compte. Vous pouvez maintenant vous connecter.`],
    action: 'Se connecter',
  }),
  test: (app) => ({
    subject: `E-mail de test de ${app}`,
    lines: ['Ceci est un e-mail de test. Si vous pouvez le lire, l’envoi fonctionne.'],
    action: 'Ouvrir les paramètres',
  }),
  addedToGroup: (app, { by, group }) => ({
    subject: `Vous faites partie du groupe « ${group} »`,
    lines: [
      `${by} vous a ajouté au groupe « ${group} » sur ${app}. Vous avez désormais accès à son espace de travail.`,
    ],
    action: 'Ouvrir l’espace de travail',
  }),
  shared: (app, { by, byShort, name, nameShort, what }) => ({
    subject: `${byShort} a partagé ${SHARED[what].replace('{name}', () => nameShort)} avec vous`,
    lines: [`${by} a partagé ${SHARED[what].replace('{name}', () => name)} avec vous sur ${app}.`],
    action: 'Ouvrir',
  }),
  asked: (app, { by, byShort, name, nameShort, isWhole }) => ({
    subject: `${byShort} demande l’accès à « ${nameShort} »`,
    lines: [
      `${by} demande l’accès à ${isWhole ? `tout l’espace de travail « ${name} »` : `« ${name} »`} sur ${app}. Rien ne change tant que vous n’avez pas décidé.`,
    ],
    action: 'Voir la demande',
  }),
  invitation: (app, { by, byShort, kind, name, role }) => ({
    subject:
      kind === 'group'
        ? `${byShort ?? `Quelqu’un sur ${app}`} vous invite à rejoindre un groupe`
        : `${byShort ?? `Quelqu’un sur ${app}`} partage ${SHARED_BY_KIND[kind]} avec vous`,
    lines: [
      kind === 'group'
        ? `${by} vous invite à rejoindre ${INVITED_TO[kind]} « ${name} » sur ${app}, où l’on écrit des documents à plusieurs. Vous pourrez y ${MAY[role]}.`
        : `${by} partage avec vous ${INVITED_TO[kind]} « ${name} » sur ${app}, où l’on écrit des documents à plusieurs. Vous pourrez y ${MAY[role]}.`,
      'Ouvrez l’invitation pour l’accepter ou la décliner. Elle est valable 14 jours, et seulement pour cette adresse e-mail.',
      'Si vous ne savez pas de qui il s’agit, ignorez cet e-mail : aucun compte n’est créé, et l’invitation expire.',
    ],
    action: 'Voir l’invitation',
  }),
  exportFinished: (app, { file, isDone }) => ({
    subject: isDone ? `Votre export « ${file} » est prêt` : `Votre export « ${file} » a échoué`,
    lines: [
      isDone
        ? `L’export « ${file} » que vous avez lancé sur ${app} est prêt.`
        : `L’export « ${file} » que vous avez lancé sur ${app} a échoué. Son journal en donne la raison.`,
    ],
    action: isDone ? 'Ouvrir le résultat' : 'Ouvrir le journal',
  }),
  review: {
    did: ({ reason, isAccepted, byName: name, documentName: document }) => {
      switch (reason) {
        case 'mention':
          return `${name} vous a mentionné dans « ${document} »`;
        case 'reply':
          return `${name} a répondu dans « ${document} »`;
        case 'decision':
          return `${name} a ${isAccepted ? 'accepté' : 'refusé'} votre suggestion dans « ${document} »`;
        case 'comment':
          return `${name} a commenté « ${document} »`;
        case 'suggestion':
          return `${name} a suggéré une modification de « ${document} »`;
      }
    },
    didHere: ({ reason, isAccepted, byName: name }) => {
      switch (reason) {
        case 'mention':
          return `${name} vous a mentionné`;
        case 'reply':
          return `${name} a répondu`;
        case 'decision':
          return `${name} a ${isAccepted ? 'accepté' : 'refusé'} votre suggestion`;
        case 'comment':
          return `${name} a écrit un commentaire`;
        case 'suggestion':
          return `${name} a suggéré une modification`;
      }
    },
    end: (sentence, isQuoted) => `${sentence}${isQuoted ? ' :' : '.'}`,
    document: (name) => `« ${name} »`,
    documents: (count) => `${count} documents`,
    mentionedTimes: (count, where) => `Vous avez été mentionné ${count} fois dans ${where}`,
    several: (count, where) => `${count} commentaires et suggestions sur ${where}`,
    open: (isSuggestion) => (isSuggestion ? 'Ouvrir la suggestion' : 'Ouvrir le commentaire'),
    openDocument: (name) => `Ouvrir « ${name} »`,
    more: (count, app) => (count === 1 ? `Un autre figure sur ${app}.` : `${count} autres figurent sur ${app}.`),
  },
};
