import type { AroundSliceProps } from '#screens/SliceZone.tsx';

/** The same object as long as a document's fields beside its zones are the same. */
type FieldsOf = (document: object | undefined) => object | undefined;

/** Whether a slice shows the same as before: an edit elsewhere costs it nothing. */
export function isSameSlice(
  before: AroundSliceProps,
  after: AroundSliceProps,
  fieldsOf: FieldsOf,
): boolean {
  const [was, is] = [before.value, after.value];
  const [numbered, numbers] = [was.numbering, is.numbering];
  return (
    before.slice === after.slice &&
    before.index === after.index &&
    was.variant === is.variant &&
    was.first === is.first &&
    was.projectCount === is.projectCount &&
    was.work?.state === is.work?.state &&
    was.work?.cards === is.work?.cards &&
    was.work?.chosen?.state === is.work?.chosen?.state &&
    was.work?.chosen?.cards === is.work?.chosen?.cards &&
    was.work?.listName === is.work?.listName &&
    was.work?.description === is.work?.description &&
    fieldsOf(was.caseStudy) === fieldsOf(is.caseStudy) &&
    fieldsOf(was.project) === fieldsOf(is.project) &&
    numbered.figure === numbers.figure &&
    numbered.section === numbers.section &&
    numbered.phase === numbers.phase
  );
}
