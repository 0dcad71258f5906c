import { listProviders as contract } from '@scriptorium/contract/operations/admin-providers.ts';
import { read } from '../../../pipeline/operation.ts';
import { describeProviders } from './describe-provider.ts';

export const listProviders = read(contract, (ctx) => describeProviders(ctx));
