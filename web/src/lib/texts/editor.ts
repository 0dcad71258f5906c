import { defineTexts } from '../define-texts.tsx';

export const { t, T } = defineTexts('editor', {
  empty: 'Empty document…',
  others: 'Others editing this file:',
  imageNotFound: 'Image not found: {url}',
  submitExport: 'Submit export job',
  wentWrong: 'Something went wrong',
  socketError: 'WebSocket reported an error during await.',
  cannotMount: 'Cannot mount editor: Div is not available or user not logged in',
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'Offline. Your changes are kept on this device.',
  serverCannotSave: 'The server cannot save right now. Your changes are kept on this device.',
  storageFull: 'Storage is full. Your changes are kept on this device until there is room.',
  loggedOut: 'You have been logged out. Log in to save your changes.',
  noAccess: 'You no longer have access. You can copy your text.',
  deleted: 'This document was deleted. You can keep a copy.',
  merged: 'This document changed elsewhere and was merged. Compare.',
});
