import { isFilled } from '@prismicio/client';
import { useSliceZone } from '#content/sliceZone.ts';
import { Container } from '#ui/layout/Container.tsx';
import { Fact } from '#ui/layout/Fact.tsx';
import { preloadLight } from '#ui/fonts/preload.ts';
import { RichText } from '#ui/text/RichText.tsx';
import * as facts from '#ui/words/en/slices/facts.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './styles.ts';

/** Facts and overview of the surrounding case study; renders nothing elsewhere. */
export function ProjectOverview() {
  const { say } = useLanguage();
  const study = useSliceZone().caseStudy?.data;
  if (study === undefined) return null;
  const { company, project_role: role, project_type: type, status, overview } = study;
  const responsibilities = new Set(
    study.responsibilities
      .map((row) => row.responsibility)
      .filter((responsibility) => isFilled.keyText(responsibility)),
  );
  const hasFacts = Boolean(company || role || type || status || responsibilities.size);
  if (!hasFacts && !isFilled.richText(overview)) return null;
  preloadLight();
  return (
    <Container as="section" grid className={styles.section} aria-label={say(facts.overview)}>
      {hasFacts && (
        <dl className={styles.facts}>
          <Fact term={say(facts.company)}>{company}</Fact>
          <Fact term={say(facts.role)}>{(role || type) && <Role role={role} type={type} />}</Fact>
          <Fact term={say(facts.status)}>{status}</Fact>
          <Fact term={say(facts.responsibilities)}>
            {responsibilities.size > 0 && (
              <ul className={styles.list}>
                {Array.from(responsibilities, (responsibility) => (
                  <li key={responsibility}>{responsibility}</li>
                ))}
              </ul>
            )}
          </Fact>
        </dl>
      )}
      <RichText field={overview} className={styles.overview} />
    </Container>
  );
}

/** The role with the type of the work. */
function Role({ role, type }: Record<'role' | 'type', string | null>) {
  return (
    <>
      {role && <p>{role}</p>}
      {type && <p className={styles.workType}>{type}</p>}
    </>
  );
}
