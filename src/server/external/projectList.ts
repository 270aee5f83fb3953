import type { Json } from '#content/sanitize/json.ts';
import { isRecord } from '#ui/isRecord.ts';
import type { ExternalAnswer } from './jsonp.ts';

const publishedOn = ({ published_on }: Json) =>
  typeof published_on === 'number' ? published_on : 0;

/** A project as lists contain it: without its content. */
function summary({ modules: _modules, styles: _styles, ...project }: Json): Json {
  return project;
}

/** The list of all projects, the newest first. */
export function projectList(answers: readonly ExternalAnswer[]): ExternalAnswer {
  const projects = answers
    .map(({ project }) => project)
    .filter(isRecord)
    .sort((a, b) => publishedOn(b) - publishedOn(a))
    .map(summary);
  return { http_code: 200, projects };
}
