import { AuthoringError } from '../../store/AuthoringError.ts';
import { countedViews, views } from '../contract/views.ts';
import { operation } from '../operation.ts';
import type { OperationContext } from '../OperationContext.ts';

/** How often pages and share links are viewed. */
export const viewOperations = {
  readViews: operation({
    address: 'GET /views',
    summary: 'Lists how often each page and each share link was viewed, by day.',
    result: views,
    errors: ['off', 'storage'],
    run(_call, context) {
      const { ports, request } = on(context);
      return ports.read(request);
    },
  }),
  countViews: operation({
    address: 'PUT /views',
    summary: 'Starts or stops counting views.',
    body: countedViews,
    result: 'nothing',
    errors: ['off', 'storage'],
    run({ body }, context) {
      return on(context).ports.choose(body.isOn);
    },
  }),
};

function on({ site: { views: ports }, visit }: OperationContext) {
  if (ports && visit) return { ports, request: visit.request };
  throw new AuthoringError(
    'off',
    'Views are not counted: this site has no folder to store them in',
  );
}
