import { forgetSecrets } from './secrets.ts';

// Test files share a worker's modules, so a secret sent by one may legitimately be in the log of another.
forgetSecrets();
