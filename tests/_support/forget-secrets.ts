import { forgetSecrets } from './secrets.ts';

// Files share a worker's modules: what one sent may stand in the log of another for a good reason.
forgetSecrets();
