import type { OperationPath } from '@scriptorium/contract/operations/all.ts';
import type { AnyOperation } from '../pipeline/operation.ts';
import { discard as discardImport } from './import/discard.ts';
import { inspect as inspectImport } from './import/inspect.ts';
import { run as runImport } from './import/run.ts';
import { upload as uploadImport } from './import/upload.ts';
import { getEventLog } from './admin/event-log/get.ts';
import { getSystemInfo } from './admin/get-system-info.ts';
import { createGroup as adminCreateGroup } from './admin/groups/create.ts';
import { getGroup as adminGetGroup } from './admin/groups/get.ts';
import { listGroups as adminListGroups } from './admin/groups/list.ts';
import { restoreGroup as adminRestoreGroup } from './admin/groups/restore.ts';
import { updateGroup as adminUpdateGroup } from './admin/groups/update.ts';
import { listMails } from './admin/mails/list.ts';
import { overview } from './admin/overview.ts';
import { requestCapabilities as adminRequestCapabilities } from './admin/request-capabilities.ts';
import { sendTestEmail } from './admin/send-test-email.ts';
import { getSettings } from './admin/settings/get.ts';
import { updateSetting } from './admin/settings/update.ts';
import { createUser } from './admin/users/create.ts';
import { deleteUsers } from './admin/users/delete-many.ts';
import { deleteUser } from './admin/users/delete.ts';
import { endUserSessions } from './admin/users/end-sessions.ts';
import { resetFactors } from './admin/users/reset-factors.ts';
import { listUserSessions } from './admin/users/list-sessions.ts';
import { listUsers as adminListUsers } from './admin/users/list.ts';
import { sendSetPasswordLink } from './admin/users/send-set-password-link.ts';
import { updateUsers } from './admin/users/update-many.ts';
import { updateUser } from './admin/users/update.ts';
import { counts as reviewCounts } from './review/counts.ts';
import { listPeople } from './review/list-people.ts';
import { findThread } from './review/find-thread.ts';
import { listThreads } from './review/list-threads.ts';
import { markSeen } from './review/mark-seen.ts';
import { readWatch } from './review/read-watch.ts';
import { watch } from './review/watch.ts';
import { changePassword } from './user/change-password.ts';
import { deleteAccount } from './user/delete-account.ts';
import { presence } from './workspace/presence.ts';
import { getNotifications } from './user/get-notifications.ts';
import { listUsers } from './user/list-users.ts';
import { listNotifiers } from './user/list-notifiers.ts';
import { markAllNotificationsRead } from './user/mark-all-notifications-read.ts';
import { markNotificationRead } from './user/mark-notification-read.ts';
import { readFactors } from './user/read-factors.ts';
import { removeTotp } from './user/remove-totp.ts';
import { renewRecoveryCodes } from './user/renew-recovery-codes.ts';
import { removeNotification } from './user/remove-notification.ts';
import { requestDataArchive } from './user/request-data-archive.ts';
import { requestPasswordResetLink } from './user/request-password-reset-link.ts';
import { resendVerification } from './user/resend-verification.ts';
import { readPasswordLink } from './user/read-password-link.ts';
import { resetPassword } from './user/reset-password.ts';
import { setData } from './user/set-data.ts';
import { signup } from './user/signup.ts';
import { unsubscribe } from './user/unsubscribe.ts';
import { verifyEmail } from './user/verify-email.ts';
import { beginTotp } from './auth/begin-totp.ts';
import { confirmTotp } from './auth/confirm-totp.ts';
import { beginPasskeyLogin } from './auth/begin-passkey-login.ts';
import { beginProviderLogin } from './auth/begin-provider-login.ts';
import { backChannelLogout } from './auth/back-channel-logout.ts';
import { finishProviderLogin } from './auth/finish-provider-login.ts';
import { askSignUpCode } from './auth/ask-sign-up-code.ts';
import { finishProviderSignUp } from './auth/finish-provider-sign-up.ts';
import { readIdentities } from './user/read-identities.ts';
import { beginIdentity } from './user/begin-identity.ts';
import { linkLdapIdentity } from './user/link-ldap-identity.ts';
import { beginConfirmation } from './user/begin-confirmation.ts';
import { removeIdentity } from './user/remove-identity.ts';
import { listProviders } from './admin/providers/list.ts';
import { createProvider } from './admin/providers/create.ts';
import { updateProvider } from './admin/providers/update.ts';
import { deleteProvider } from './admin/providers/delete.ts';
import { orderProviders } from './admin/providers/order.ts';
import { checkProvider } from './admin/providers/check.ts';
import { tryLdapLogin } from './admin/providers/try-ldap-login.ts';
import { beginProviderTest } from './admin/providers/begin-test.ts';
import { addGroupRule } from './admin/providers/add-group-rule.ts';
import { listGroupRules } from './admin/providers/list-group-rules.ts';
import { removeGroupRule } from './admin/providers/remove-group-rule.ts';
import { tryGroupRules } from './admin/providers/try-group-rules.ts';
import { listDirectories } from './admin/directories/list.ts';
import { createDirectory } from './admin/directories/create.ts';
import { updateDirectory } from './admin/directories/update.ts';
import { deleteDirectory } from './admin/directories/delete.ts';
import { createDirectoryToken } from './admin/directories/create-token.ts';
import { revokeDirectoryToken } from './admin/directories/revoke-token.ts';
import { listScimUsers } from './scim/users/list.ts';
import { readScimUser } from './scim/users/read.ts';
import { createScimUser } from './scim/users/create.ts';
import { changeScimUser } from './scim/users/change.ts';
import { deleteScimUser } from './scim/users/delete.ts';
import { listScimGroups } from './scim/groups/list.ts';
import { readScimGroup } from './scim/groups/read.ts';
import { createScimGroup } from './scim/groups/create.ts';
import { changeScimGroup } from './scim/groups/change.ts';
import { deleteScimGroup } from './scim/groups/delete.ts';
import { finishPasskeyLogin } from './auth/finish-passkey-login.ts';
import { addPasskey } from './user/add-passkey.ts';
import { beginPasskeyConfirmation } from './user/begin-passkey-confirmation.ts';
import { endTrustedDevice } from './user/end-trusted-device.ts';
import { confirmWithPasskey } from './user/confirm-with-passkey.ts';
import { beginPasskey } from './user/begin-passkey.ts';
import { removePasskey } from './user/remove-passkey.ts';
import { finishLogin } from './auth/finish-login.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { requestCapabilities } from './auth/request-capabilities.ts';
import { setup } from './auth/setup.ts';
import { terminateOtherSessions } from './auth/terminate-other-sessions.ts';
import { terminateSession } from './auth/terminate-session.ts';
import { list } from './workspace/list.ts';
import { tree } from './workspace/tree.ts';
import { stat } from './workspace/stat.ts';
import { getAssetLink } from './workspace/get-asset-link.ts';
import { describePaper } from './workspace/describe-paper.ts';
import { readText } from './workspace/read-text.ts';
import { createTextFile } from './workspace/create-text-file.ts';
import { createFolder } from './workspace/create-folder.ts';
import { bringBackWord } from './workspace/bring-back-word.ts';
import { uploadFiles } from './workspace/upload-files.ts';
import { renameItem } from './workspace/rename-item.ts';
import { deletePath } from './workspace/delete-path.ts';
import { deletePaths } from './workspace/delete-paths.ts';
import { listTrash } from './workspace/list-trash.ts';
import { restoreItems } from './workspace/restore-items.ts';
import { purgeItems } from './workspace/purge-items.ts';
import { moveItems } from './workspace/move-items.ts';
import { copyItems } from './workspace/copy-items.ts';
import { searchFiles } from './workspace/search-files.ts';
import { searchTexts } from './workspace/search-texts.ts';
import { noteOpened } from './workspace/note-opened.ts';
import { requestWsTicket } from './live/request-ws-ticket.ts';
import { changeEntries } from './references/change-entries.ts';
import { findCitations } from './references/find-citations.ts';
import { listBibliographies } from './references/list-bibliographies.ts';
import { lookUpWork } from './references/look-up-work.ts';
import { printCitations } from './references/print-citations.ts';
import { replaceKeys } from './references/replace-keys.ts';
import { searchWorks } from './references/search-works.ts';
import { readKey as readZoteroKey } from './zotero/read-key.ts';
import { setKey as setZoteroKey } from './zotero/set-key.ts';
import { removeKey as removeZoteroKey } from './zotero/remove-key.ts';
import { listLibraries } from './zotero/list-libraries.ts';
import { listLinks as listZoteroLinks } from './zotero/list-links.ts';
import { linkLibrary } from './zotero/link-library.ts';
import { syncLibrary } from './zotero/sync-library.ts';
import { unlinkLibrary } from './zotero/unlink-library.ts';
import { cancelLongWork } from './user/cancel-long-work.ts';
import { listLongWork } from './user/list-long-work.ts';
import { continueWriting } from './user/continue-writing.ts';
import { recentFiles } from './user/recent-files.ts';
import { list as groupsList } from './groups/list.ts';
import { create as groupsCreate } from './groups/create.ts';
import { update } from './groups/update.ts';
import { remove } from './groups/remove.ts';
import { leave } from './groups/leave.ts';
import { invite } from './groups/invite.ts';
import { invite as inviteToItem } from './sharing/invite.ts';
import { listInvitations as listItemInvitations } from './sharing/list-invitations.ts';
import { resendInvitation as resendItemInvitation } from './sharing/resend-invitation.ts';
import { withdrawInvitation as withdrawItemInvitation } from './sharing/withdraw-invitation.ts';
import { listInvitations } from './groups/list-invitations.ts';
import { resendInvitation } from './groups/resend-invitation.ts';
import { withdrawInvitation } from './groups/withdraw-invitation.ts';
import { accept as acceptInvitation } from './invitations/accept.ts';
import { decline as declineInvitation } from './invitations/decline.ts';
import { read as readInvitation } from './invitations/read.ts';
import { signUp as signUpInvited } from './invitations/sign-up.ts';
import { addMember } from './groups/add-member.ts';
import { removeMember } from './groups/remove-member.ts';
import { addManager } from './groups/add-manager.ts';
import { setRole } from './groups/set-role.ts';
import { removeManager } from './groups/remove-manager.ts';
import { handOver } from './groups/hand-over.ts';
import { compareAuthors } from './workspace/compare-authors.ts';
import { readAuthors } from './workspace/read-authors.ts';
import { readShares } from './workspace/read-shares.ts';
import { readSteps } from './workspace/read-steps.ts';
import { showShares } from './groups/show-shares.ts';
import { listVersions } from './workspace/list-versions.ts';
import { readVersion } from './workspace/read-version.ts';
import { labelVersion } from './workspace/label-version.ts';
import { restoreVersion } from './workspace/restore-version.ts';
import { cancelJob } from './export/cancel-job.ts';
import { checkDefaults } from './export/check-defaults.ts';
import { computeOutputFilename } from './export/compute-output-filename.ts';
import { findStyles } from './export/find-styles.ts';
import { readLocales } from './export/read-locales.ts';
import { readStyle } from './export/read-style.ts';
import { createDefaults } from './export/create-defaults.ts';
import { deleteAttachment } from './export/delete-attachment.ts';
import { deleteDefaults } from './export/delete-defaults.ts';
import { duplicateDefaults } from './export/duplicate-defaults.ts';
import { getAttachmentLink } from './export/get-attachment-link.ts';
import { getDefaults } from './export/get-defaults.ts';
import { getJobLog } from './export/get-job-log.ts';
import { listAttachments } from './export/list-attachments.ts';
import { listDefaults } from './export/list-defaults.ts';
import { listJobs } from './export/list-jobs.ts';
import { renameDefaults } from './export/rename-defaults.ts';
import { restoreDefaults } from './export/restore-defaults.ts';
import { retryJob } from './export/retry-job.ts';
import { schedule } from './export/schedule.ts';
import { setProof } from './export/set-proof.ts';
import { tryDefaults } from './export/try-defaults.ts';
import { updateDefaults } from './export/update-defaults.ts';
import { uploadAttachments } from './export/upload-attachments.ts';
import { cancelExportJob } from './admin/export-queue/cancel.ts';
import { getExportLog } from './admin/export-queue/get-log.ts';
import { listExportQueue } from './admin/export-queue/list.ts';
import { retryExportJob } from './admin/export-queue/retry.ts';
import { getArchiveLink } from './workspace/get-archive-link.ts';
import { deleteVersion } from './workspace/delete-version.ts';
import { getVersionLink } from './workspace/get-version-link.ts';
import { createLink } from './sharing/create-link.ts';
import { listLinks } from './sharing/list-links.ts';
import { restoreLink } from './sharing/restore-link.ts';
import { updateLink } from './sharing/update-link.ts';
import { withdrawLink } from './sharing/withdraw-link.ts';
import { publish } from './publications/publish.ts';
import { readPublication } from './publications/read.ts';
import { unpublish } from './publications/unpublish.ts';
import { leaveLink } from './links/leave.ts';
import { openLink } from './links/open.ts';
import { readGuest } from './links/read-guest.ts';
import { readLink } from './links/read.ts';
import { add as addShare } from './sharing/add.ts';
import { ask as askForAccess } from './sharing/ask.ts';
import { leave as leaveShare } from './sharing/leave.ts';
import { list as listSharing } from './sharing/list.ts';
import { remove as removeShare } from './sharing/remove.ts';
import { update as updateShare } from './sharing/update.ts';
import { getData } from './user/get-data.ts';

/** Each path with its operation, so that a path without one does not compile. */
type Registry = {
  [Path in OperationPath]: AnyOperation & { contract: { path: Path } };
};

const BUILT: Registry = {
  '/api/sharing/add': addShare,
  '/api/sharing/ask': askForAccess,
  '/api/sharing/create-link': createLink,
  '/api/sharing/list-links': listLinks,
  '/api/sharing/restore-link': restoreLink,
  '/api/sharing/update-link': updateLink,
  '/api/sharing/withdraw-link': withdrawLink,
  '/api/publications/publish': publish,
  '/api/publications/read': readPublication,
  '/api/publications/unpublish': unpublish,
  '/api/links/leave': leaveLink,
  '/api/links/open': openLink,
  '/api/links/read': readLink,
  '/api/links/read-guest': readGuest,
  '/api/sharing/leave': leaveShare,
  '/api/sharing/list': listSharing,
  '/api/sharing/remove': removeShare,
  '/api/sharing/update': updateShare,
  '/api/workspace/presence': presence,
  '/api/auth/begin-provider-login': beginProviderLogin,
  '/api/auth/finish-provider-login': finishProviderLogin,
  '/api/auth/back-channel-logout': backChannelLogout,
  '/api/auth/ask-sign-up-code': askSignUpCode,
  '/api/auth/finish-provider-sign-up': finishProviderSignUp,
  '/api/user/read-identities': readIdentities,
  '/api/user/begin-identity': beginIdentity,
  '/api/user/link-ldap-identity': linkLdapIdentity,
  '/api/user/begin-confirmation': beginConfirmation,
  '/api/user/remove-identity': removeIdentity,
  '/api/admin/providers/list': listProviders,
  '/api/admin/providers/create': createProvider,
  '/api/admin/providers/update': updateProvider,
  '/api/admin/providers/delete': deleteProvider,
  '/api/admin/providers/order': orderProviders,
  '/api/admin/providers/check': checkProvider,
  '/api/admin/providers/try-ldap-login': tryLdapLogin,
  '/api/admin/providers/begin-test': beginProviderTest,
  '/api/admin/providers/list-group-rules': listGroupRules,
  '/api/admin/providers/add-group-rule': addGroupRule,
  '/api/admin/providers/remove-group-rule': removeGroupRule,
  '/api/admin/providers/try-group-rules': tryGroupRules,
  '/api/admin/directories/list': listDirectories,
  '/api/admin/directories/create': createDirectory,
  '/api/admin/directories/update': updateDirectory,
  '/api/admin/directories/delete': deleteDirectory,
  '/api/admin/directories/create-token': createDirectoryToken,
  '/api/admin/directories/revoke-token': revokeDirectoryToken,
  '/api/scim/users/list': listScimUsers,
  '/api/scim/users/read': readScimUser,
  '/api/scim/users/create': createScimUser,
  '/api/scim/users/change': changeScimUser,
  '/api/scim/users/delete': deleteScimUser,
  '/api/scim/groups/list': listScimGroups,
  '/api/scim/groups/read': readScimGroup,
  '/api/scim/groups/create': createScimGroup,
  '/api/scim/groups/change': changeScimGroup,
  '/api/scim/groups/delete': deleteScimGroup,
  '/api/auth/begin-passkey-login': beginPasskeyLogin,
  '/api/auth/finish-passkey-login': finishPasskeyLogin,
  '/api/user/begin-passkey': beginPasskey,
  '/api/user/begin-passkey-confirmation': beginPasskeyConfirmation,
  '/api/user/confirm-with-passkey': confirmWithPasskey,
  '/api/user/end-trusted-device': endTrustedDevice,
  '/api/user/add-passkey': addPasskey,
  '/api/user/remove-passkey': removePasskey,
  '/api/auth/begin-totp': beginTotp,
  '/api/auth/confirm-totp': confirmTotp,
  '/api/auth/finish-login': finishLogin,
  '/api/user/read-factors': readFactors,
  '/api/user/remove-totp': removeTotp,
  '/api/user/renew-recovery-codes': renewRecoveryCodes,
  '/api/admin/users/reset-factors': resetFactors,
  '/api/workspace/delete-version': deleteVersion,
  '/api/workspace/get-version-link': getVersionLink,
  '/api/workspace/get-archive-link': getArchiveLink,
  '/api/export/cancel-job': cancelJob,
  '/api/export/check-defaults': checkDefaults,
  '/api/export/compute-output-filename': computeOutputFilename,
  '/api/export/find-styles': findStyles,
  '/api/export/read-locales': readLocales,
  '/api/export/read-style': readStyle,
  '/api/export/create-defaults': createDefaults,
  '/api/export/delete-attachment': deleteAttachment,
  '/api/export/delete-defaults': deleteDefaults,
  '/api/export/duplicate-defaults': duplicateDefaults,
  '/api/export/get-attachment-link': getAttachmentLink,
  '/api/export/get-defaults': getDefaults,
  '/api/export/get-job-log': getJobLog,
  '/api/export/list-attachments': listAttachments,
  '/api/export/list-defaults': listDefaults,
  '/api/export/list-jobs': listJobs,
  '/api/export/rename-defaults': renameDefaults,
  '/api/export/restore-defaults': restoreDefaults,
  '/api/export/retry-job': retryJob,
  '/api/export/schedule': schedule,
  '/api/export/set-proof': setProof,
  '/api/export/try-defaults': tryDefaults,
  '/api/export/update-defaults': updateDefaults,
  '/api/export/upload-attachments': uploadAttachments,
  '/api/admin/export-queue/cancel': cancelExportJob,
  '/api/admin/export-queue/get-log': getExportLog,
  '/api/admin/export-queue/list': listExportQueue,
  '/api/admin/export-queue/retry': retryExportJob,
  '/api/workspace/restore-version': restoreVersion,
  '/api/workspace/label-version': labelVersion,
  '/api/workspace/read-version': readVersion,
  '/api/workspace/list-versions': listVersions,
  '/api/references/change-entries': changeEntries,
  '/api/references/find-citations': findCitations,
  '/api/references/list-bibliographies': listBibliographies,
  '/api/references/look-up-work': lookUpWork,
  '/api/references/print-citations': printCitations,
  '/api/references/replace-keys': replaceKeys,
  '/api/references/search-works': searchWorks,
  '/api/zotero/read-key': readZoteroKey,
  '/api/zotero/set-key': setZoteroKey,
  '/api/zotero/remove-key': removeZoteroKey,
  '/api/zotero/list-libraries': listLibraries,
  '/api/zotero/list-links': listZoteroLinks,
  '/api/zotero/link-library': linkLibrary,
  '/api/zotero/sync-library': syncLibrary,
  '/api/zotero/unlink-library': unlinkLibrary,
  '/api/review/counts': reviewCounts,
  '/api/review/list-people': listPeople,
  '/api/review/find-thread': findThread,
  '/api/review/list-threads': listThreads,
  '/api/review/mark-seen': markSeen,
  '/api/review/read-watch': readWatch,
  '/api/review/watch': watch,
  '/api/workspace/read-authors': readAuthors,
  '/api/workspace/compare-authors': compareAuthors,
  '/api/workspace/read-steps': readSteps,
  '/api/workspace/read-shares': readShares,
  '/api/groups/show-shares': showShares,
  '/api/admin/event-log/get': getEventLog,
  '/api/admin/get-system-info': getSystemInfo,
  '/api/admin/groups/create': adminCreateGroup,
  '/api/admin/groups/get': adminGetGroup,
  '/api/admin/groups/list': adminListGroups,
  '/api/admin/groups/restore': adminRestoreGroup,
  '/api/admin/groups/update': adminUpdateGroup,
  '/api/admin/mails/list': listMails,
  '/api/admin/overview': overview,
  '/api/admin/request-capabilities': adminRequestCapabilities,
  '/api/admin/send-test-email': sendTestEmail,
  '/api/admin/settings/get': getSettings,
  '/api/admin/settings/update': updateSetting,
  '/api/admin/users/create': createUser,
  '/api/admin/users/delete': deleteUser,
  '/api/admin/users/delete-many': deleteUsers,
  '/api/admin/users/end-sessions': endUserSessions,
  '/api/admin/users/list': adminListUsers,
  '/api/admin/users/list-sessions': listUserSessions,
  '/api/admin/users/send-set-password-link': sendSetPasswordLink,
  '/api/admin/users/update': updateUser,
  '/api/admin/users/update-many': updateUsers,
  '/api/user/change-password': changePassword,
  '/api/user/delete-account': deleteAccount,
  '/api/user/get-notifications': getNotifications,
  '/api/user/list-notifiers': listNotifiers,
  '/api/user/list-users': listUsers,
  '/api/user/mark-all-notifications-read': markAllNotificationsRead,
  '/api/user/mark-notification-read': markNotificationRead,
  '/api/user/read-password-link': readPasswordLink,
  '/api/user/remove-notification': removeNotification,
  '/api/user/request-data-archive': requestDataArchive,
  '/api/user/request-password-reset-link': requestPasswordResetLink,
  '/api/user/resend-verification': resendVerification,
  '/api/user/reset-password': resetPassword,
  '/api/user/set-data': setData,
  '/api/user/signup': signup,
  '/api/user/unsubscribe': unsubscribe,
  '/api/user/verify-email': verifyEmail,
  '/api/groups/hand-over': handOver,
  '/api/groups/set-role': setRole,
  '/api/groups/remove-manager': removeManager,
  '/api/groups/add-manager': addManager,
  '/api/groups/remove-member': removeMember,
  '/api/groups/list-invitations': listInvitations,
  '/api/groups/invite': invite,
  '/api/groups/resend-invitation': resendInvitation,
  '/api/groups/withdraw-invitation': withdrawInvitation,
  '/api/sharing/invite': inviteToItem,
  '/api/sharing/list-invitations': listItemInvitations,
  '/api/sharing/resend-invitation': resendItemInvitation,
  '/api/sharing/withdraw-invitation': withdrawItemInvitation,
  '/api/invitations/read': readInvitation,
  '/api/invitations/accept': acceptInvitation,
  '/api/invitations/decline': declineInvitation,
  '/api/invitations/sign-up': signUpInvited,
  '/api/groups/add-member': addMember,
  '/api/groups/leave': leave,
  '/api/groups/delete': remove,
  '/api/groups/update': update,
  '/api/groups/create': groupsCreate,
  '/api/groups/list': groupsList,
  '/api/user/continue-writing': continueWriting,
  '/api/user/recent-files': recentFiles,
  '/api/user/list-long-work': listLongWork,
  '/api/user/cancel-long-work': cancelLongWork,
  '/api/request-ws-ticket': requestWsTicket,
  '/api/import/upload': uploadImport,
  '/api/import/inspect': inspectImport,
  '/api/import/run': runImport,
  '/api/import/discard': discardImport,
  '/api/workspace/note-opened': noteOpened,
  '/api/workspace/search-files': searchFiles,
  '/api/workspace/search-texts': searchTexts,
  '/api/workspace/copy-items': copyItems,
  '/api/workspace/move-items': moveItems,
  '/api/workspace/purge-items': purgeItems,
  '/api/workspace/restore-items': restoreItems,
  '/api/workspace/list-trash': listTrash,
  '/api/workspace/delete-paths': deletePaths,
  '/api/workspace/delete-path': deletePath,
  '/api/workspace/rename-item': renameItem,
  '/api/workspace/bring-back-word': bringBackWord,
  '/api/workspace/upload-files': uploadFiles,
  '/api/workspace/create-folder': createFolder,
  '/api/workspace/create-text-file': createTextFile,
  '/api/workspace/describe-paper': describePaper,
  '/api/workspace/read-text': readText,
  '/api/workspace/get-asset-link': getAssetLink,
  '/api/workspace/stat': stat,
  '/api/workspace/tree': tree,
  '/api/workspace/list': list,
  '/api/auth/login': login,
  '/api/auth/logout': logout,
  '/api/auth/setup': setup,
  '/api/auth/terminate-other-sessions': terminateOtherSessions,
  '/api/auth/terminate-session': terminateSession,
  '/api/request-capabilities': requestCapabilities,
  '/api/user/get-data': getData,
};

/** All implemented calls, by path. Imported by the main thread and the writer worker. */
export const REGISTRY: ReadonlyMap<string, AnyOperation> = new Map(Object.entries(BUILT));
