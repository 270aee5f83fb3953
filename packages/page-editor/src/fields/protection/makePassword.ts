/**
 * 256 short words that sound unlike each other, so that a password can be said on the phone. Four of them are
 * 32 bits: at the gate's 17,000 guesses a day half of all takes 340 years.
 */
const WORDS =
  'acorn album alder amber angle apple apron arrow aspen atlas autumn badge baker bamboo banjo barley basil basin beach beaver bell berry birch bison blade blanket blue board boat bonnet bottle branch brass bread breeze brick bridge broom brown bucket butter button cabin cable cactus camel candle canoe canvas canyon carbon carpet castle cedar cello chalk cherry chess chimney cider cinnamon circle citrus clay cliff cloak clover coast cobalt cocoa comet compass copper coral corner cotton cousin crayon cricket crown crystal curtain cushion dahlia dairy daisy dancer delta desert diamond dinner dolphin donkey dragon drawer drum dune eagle earth echo elbow elder ember engine evening fabric falcon feather fence fern fiddle finch flame flint flour flute forest fossil fountain fox frame galaxy garden garlic garnet ginger glacier glove goblet grain granite grape gravel green guitar hammer harbor harp hazel heather helmet hermit heron hickory hollow honey horizon hunter iceberg indigo island ivory jacket jasmine jelly jigsaw jungle juniper kettle kitchen kite ladder lagoon lake lantern laurel lava lemon lentil letter lilac linen lizard lobster locket lotus lumber magnet mango maple marble market meadow melon mercury mineral mint mirror mitten morning mosaic moss mountain mustard napkin needle nest nickel night noodle north nutmeg oasis oboe ocean olive onion opal orange orbit orchid otter oven owl oyster paddle palace panda paper parrot pasture peach pebble pelican pencil pepper piano picnic pigeon pillow pine planet plaster plum pocket poem pollen pond poppy prairie prism pumpkin purple puzzle quartz quilt rabbit radio raven reef ribbon river robin rocket saddle salmon'.split(
    ' ',
  );

/** The numbers of a byte, so that every word is as likely. */
const CHOICES = 256;

const COUNT = 4;

/** A password that is easy to say and to remember: four words with hyphens between. */
export function makePassword(
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): string {
  const bytes = random(new Uint8Array(COUNT));
  return [...bytes].map((byte) => WORDS[byte % CHOICES]).join('-');
}

/** For the test that they are as many as there are choices. */
export const passwordWords: readonly string[] = WORDS.slice(0, CHOICES);
