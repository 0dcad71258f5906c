import { findStyles as contract } from '@scriptorium/contract/operations/export.ts';
import { read } from '../../pipeline/operation.ts';

const MOST = 60;

export const findStyles = read(contract, (ctx, input) => ctx.ports.exports.findStyles(input.query, MOST));
