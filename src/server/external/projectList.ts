import type { ExternalAnswer } from './jsonp.ts';

type Project = Readonly<Record<string, unknown>>;

const isProject = (value: unknown): value is Project =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const publishedOn = ({ published_on }: Project) =>
  typeof published_on === 'number' ? published_on : 0;

/** A list names its projects without what they are made of. */
function summary({ modules: _modules, styles: _styles, ...project }: Project): Project {
  return project;
}

/** The list of all projects, the newest first. */
export function projectList(answers: readonly ExternalAnswer[]): ExternalAnswer {
  const projects = answers
    .map(({ project }) => project)
    .filter(isProject)
    .sort((a, b) => publishedOn(b) - publishedOn(a))
    .map(summary);
  return { http_code: 200, projects };
}
