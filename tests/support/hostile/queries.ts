import { pickOf, wordsOf } from '../random.ts';
import { hostileText, MARKUP } from './texts.ts';

type Random = () => number;

/** Queries the site sends, as its client writes them. */
const ORDINARY = [
  'q=[[at(document.type, "settings")]]&pageSize=1',
  'q=[[at(document.type, "project")]]&orderings=[my.project.project_date desc]&pageSize=100',
  'q=[[at(document.type, "page")][at(my.page.uid, "about")]]&page=1',
  'q=[[at(document.type, "project")]]&q=[[at(my.project.featured, "Yes")]]',
  'q=[[at(document.type, "project")]]&q=[[any(document.tags, ["3D", "Web"])]]&lang=*',
  'q=[[at(my.project.case_study, "id-1")]]&q=[[at(document.type, "project")]]',
  'q=[[in(document.id, ["id-1","id-2"])]]&lang=en-gb',
  'q=[[at(document.id, "id-1")]]',
] as const;

/** Queries for what an attacker wants to know. */
const PROBES = [
  'q=[[at(my.project.password, "sesame")]]',
  'q=[[at(document.type, "project")]]&q=[[has(my.project.password)]]',
  'q=[[fulltext(document, "secret")]]',
  'q=[[similar("id-1", 10)]]',
  'q=[[number.gt(my.project.title_size, 1)]]',
  'q=[[not(document.type, "settings")]]',
  'fetchLinks=project.password',
  'fetch=project.password',
  'graphQuery={project{password}}',
  'orderings=[my.project.password]',
  'access_token=x',
  'routes=[{"type":"project","path":"/:uid"}]',
  'q[]=[[at(document.type, "project")]]',
  'q[0]=1',
  'integrationFieldsRef=x',
  'after=id-1',
] as const;

const CRUMBS = [
  ...wordsOf(String.raw`
  & = [ ] [[ ]] ( ) " , : . ; %00 % %zz %5b%5b %22 + # é 1e999 -1 * my. project password at
  any __proto__ constructor document q= ref=
`),
  '\\',
  '\\"',
  ' ',
  '\n',
  '\0',
  '\ud800',
] as const;

const whole = (random: Random, size: number) => Math.floor(random() * size);

/** One to four cuts, doublings and insertions. */
function mutated(random: Random, from: string): string {
  let text = from;
  for (let turn = random() * 4; turn > 0; turn--) {
    const start = whole(random, text.length + 1);
    const end = start + whole(random, 6);
    // Cast: the list is not empty.
    const crumb = CRUMBS[whole(random, CRUMBS.length)] as string;
    const middle = pickOf(random, ['', crumb, crumb, text.slice(start, end).repeat(2)]);
    text = text.slice(0, start) + middle + text.slice(end);
  }
  return text;
}

/** A query string as the site writes it, as an attacker does, or at random. */
export function hostileQuery(random: Random, ref: string): string {
  const turn = random();
  const query = pickOf(random, ORDINARY);
  const named = random() < 0.97 ? `ref=${ref}&` : '';
  if (turn < 0.15) return named + query;
  if (turn < 0.3) return `${named}${query}&${pickOf(random, PROBES)}`;
  if (turn < 0.4) return named + mutated(random, pickOf(random, PROBES));
  if (turn < 0.5) return `${named}q=${encodeURIComponent(pickOf(random, MARKUP))}`;
  if (turn < 0.502) return `${named}q=[[at(document.type, "${hostileText(random)}")]]`;
  return named + mutated(random, query);
}
