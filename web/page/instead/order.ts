import { nodesOf } from '#form/logic/compiledForm.ts';
import type * as Dependencies from '#form/logic/dependencies.ts';
import type * as Cycle from '#form/logic/findCycle.ts';

/*
 * In which order a form is evaluated was worked out by the server, which found no cycle: the page is told. What depends
 * on what is of no other use, but to sums: `web/page/part/payment.ts` brings it to forms that ask for some.
 */

export const told: {
  order: readonly number[] | undefined;
  dependenciesOf?: typeof Dependencies.dependenciesOf;
} = { order: undefined };

export const dependenciesOf: typeof Dependencies.dependenciesOf = (form) =>
  told.dependenciesOf?.(form) ?? Array.from({ length: nodesOf(form).count }, () => []);
export const orderNodes: typeof Cycle.orderNodes = (dependencies) =>
  Int32Array.from(told.order ?? dependencies.keys());
export const findCycle: typeof Cycle.findCycle = () => undefined;
export const idOfNode: typeof Dependencies.idOfNode = () => undefined;
