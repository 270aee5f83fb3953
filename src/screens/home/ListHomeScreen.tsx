import { useParams } from 'react-router-dom';
import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import * as listWords from '#ui/words/en/screens/list.ts';
import { useLanguage } from '#ui/words/language.ts';
import { NotFound } from '../shared/rareParts.ts';
import { workOf } from '../shared/work.ts';
import { HomeSlices } from './HomeScreen.tsx';

/** Home with the projects of a named list. */
export function ListHomeScreen() {
  const { uid = '' } = useParams();
  const { say } = useLanguage();
  const list = useAnswer(useQueries().list(uid));
  if (list.data === null) return <NotFound />;
  return (
    <HomeSlices work={workOf(list)} title={list.data && (list.data.name || say(listWords.title))} />
  );
}
