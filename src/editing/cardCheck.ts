import type { HostCheck } from '#page-editor';
import { cardTarget, type ProjectCard } from '#content/cards.ts';
import { objectOf } from '#prismic-folder/edit';

/** What decides where a card leads. */
const TARGETS = ['case_study', 'use_spread', 'behance_id', 'web_link'];

/** A project whose card leads nowhere: a visitor sees no link, and its owner may not know why. */
export const cardCheck: HostCheck = {
  id: 'card',
  good: '',
  remarks: (json, type) => {
    if (type?.id !== 'project') return [];
    const { data } = objectOf(json);
    // Cast: links that a file lacks are empty ones, and a value of another form leads nowhere.
    const card = {
      case_study: {},
      web_link: {},
      ...objectOf(data),
    } as unknown as ProjectCard['data'];
    const isProtected = Boolean(objectOf(data)['password']);
    if (cardTarget({ uid: 'own', data: card, sealed: isProtected }).kind !== 'none') return [];
    return [
      {
        text: 'Its card leads nowhere: choose a case study, use the spread, or write a web link.',
        place: { field: 'use_spread' },
        about: TARGETS.map((field) => ['data', field]),
      },
    ];
  },
};
