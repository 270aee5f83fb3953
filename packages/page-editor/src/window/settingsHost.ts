import type { DocumentRoute, HostSettings } from '../HostSettings.ts';
import { askSite } from '../api/askSite.ts';
import { isRecord } from 'prismic-folder/edit';
import type { Addressed, EditorHost, SimulatorLook } from '../model/EditorHost.ts';
import { decoded } from '../model/place.ts';

/** In ms; the server itself gives a simulator some seconds. */
const PATIENCE = 20_000;

/** A keyword of a route's path: `:uid`, or `:lang?`, which may be empty. */
const KEYWORD = /:(\w+)(\?)?/g;

/** The address of a document by a route; null where the route asks for more than is known of it. */
function pathBy({ path }: DocumentRoute, { uid, lang }: Addressed): string | null {
  const values: Readonly<Record<string, string | null | undefined>> = { uid, lang };
  let isWhole = true;
  const filled = path.replace(KEYWORD, (_keyword, name: string, optional?: string) => {
    const value = values[name];
    if (!value && optional === undefined) isWhole = false;
    return value ? encodeURIComponent(value) : '';
  });
  if (!isWhole) return null;
  return filled.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}

/** Whether a route is for documents like this one: it may be for one uid or one language. */
const isFor = (route: DocumentRoute, { type, uid, lang }: Addressed) =>
  route.type === type &&
  (route.uid === undefined || route.uid === uid) &&
  (route.lang === undefined || route.lang === lang);

/** A keyword of a route's path with the slash before it, or what has another meaning in a pattern. */
const PATTERN = /(\/?):(\w+)(\?)?|\W/g;

/** The document that a route has at a path; null: none, or in none of the languages. */
function documentBy(
  { path, type, ...route }: DocumentRoute,
  pathname: string,
  languages: readonly { readonly id: string }[],
): Addressed | null {
  const names: string[] = [];
  const pattern = path.replaceAll(PATTERN, (sign, slash: string, name?: string, optional = '') => {
    if (name === undefined) return `\\${sign}`;
    names.push(name);
    return `(?:${slash}([^/]+))${optional}`;
  });
  const [match, ...values] = new RegExp(`^${pattern}/?$`).exec(pathname) ?? [];
  if (match === undefined) return null;
  const valueOf = (name: string) => values[names.indexOf(name)];
  const lang = valueOf('lang');
  if (lang !== undefined && !languages.some(({ id }) => id === lang)) return null;
  const uid = route.uid ?? valueOf('uid');
  return { type, uid: uid === undefined ? null : decoded(uid), lang: lang ?? route.lang };
}

/** The mock data of a slice, which the project's server reads beside its model. */
async function mocksOf(slice: string): Promise<readonly { readonly variation: string }[]> {
  const signal = AbortSignal.timeout(PATIENCE);
  const found = await askSite(`mocks/${encodeURIComponent(slice)}`, {}, signal);
  const mocks = isRecord(found) && Array.isArray(found['mocks']) ? found['mocks'] : [];
  return mocks.filter((one) => isRecord(one) && typeof one['variation'] === 'string');
}

/** The server looks where the frame does, and sees why it stays empty. */
async function askServer(): Promise<SimulatorLook> {
  const found = await askSite('simulator', {}, AbortSignal.timeout(PATIENCE));
  const { kind, reason } = isRecord(found) ? found : {};
  return { kind: String(kind), reason: typeof reason === 'string' ? reason : '' };
}

/** How the editor knows a project by what its server tells of it. */
export const settingsHost = ({
  repository,
  site,
  routes,
  simulator,
  pictures,
}: HostSettings): EditorHost => ({
  name: repository,
  ...(site !== null && { site }),
  addressOf: (document) => {
    const route = routes.find((one) => isFor(one, document));
    return route ? pathBy(route, document) : null;
  },
  documentAt: async () => (path, languages) => {
    const found = routes.map((route) => documentBy(route, path, languages));
    return found.find((document) => document !== null) ?? null;
  },
  canvas:
    simulator === null ? { kind: 'page' } : { kind: 'simulator', url: simulator, look: askServer },
  pictures: () => pictures,
  mocksOf,
});
