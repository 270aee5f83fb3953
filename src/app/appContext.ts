import type { Answers } from '#content/answers.ts';
import type { Queries } from '#content/queries.ts';
import type { Site } from '#content/site.ts';
import type { ExternalService } from '#external/client/serviceBase.ts';
import type { ExternalSource } from '#external/ExternalSource.ts';
import type { ScriptAccess } from '#ui/embed/scriptAccess.ts';

/** The context of a request on the server, or of a tab in the browser. */
export interface AppContext {
  readonly answers: Answers;
  readonly queries: Queries;
  readonly site: Site;
  /** The portfolio service, called in process; null in the browser, which asks it by script. */
  readonly external: ExternalSource | null;
  readonly scripts: ScriptAccess;
  /** The portfolio service a browser asks. */
  readonly service: ExternalService;
}
