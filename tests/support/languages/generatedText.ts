import { pickOf, randomOf } from '../random.ts';

type Words = readonly [string, ...string[]];

/** Words as the texts of a language have them: short, long, and with all that reaches high or low. */
const WORDS: Readonly<Record<'ar' | 'fr-fr', readonly [Words, Words, Words]>> = {
  ar: [
    ['من', 'في', 'على', 'إلى', 'عن', 'مع', 'هذا', 'التي', 'بين', 'كل'],
    ['تصميم', 'ضوء', 'صورة', 'عمل', 'شاشة', 'خط', 'لون', 'صفحة', 'فكرة', 'مدينة', 'موسيقى'],
    ['المستخدمين', 'المسافات', 'التفاعلية', 'للمعلومات', 'تُقرَأُ', 'بِهُدوءٍ', '2024', 'Slicefolio'],
  ],
  'fr-fr': [
    ['de', 'la', 'et', 'pour', 'avec', 'sans', 'entre', 'chaque', 'une', 'où'],
    ['couleur', 'lumière', 'écran', 'page', 'idée', 'rivière', 'musique', 'œuvre', 'travail'],
    [
      'développement',
      'accessibilité',
      'réaménagement',
      'interdisciplinaire',
      '«\u202fclarté\u202f»',
    ],
  ],
};

export type GeneratedLanguage = keyof typeof WORDS;

/**
 * A text that another language might have in the place of this one: the same for the same text, and up
 * to a third longer, as translations are.
 */
export function generatedText(language: GeneratedLanguage, text: string): string {
  const seed = [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7);
  const random = randomOf(seed);
  const wanted = text.length * (1 + random() / 3);
  let made = pickOf(random, pickOf(random, WORDS[language]));
  for (;;) {
    const next = `${made} ${pickOf(random, pickOf(random, WORDS[language]))}`;
    if (next.length > wanted) return made;
    made = next;
  }
}
