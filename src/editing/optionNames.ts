/** What owners read for options whose own words do not say enough, by type and field. */
export const optionNames = {
  'look/light': {
    Sun: 'The sun',
    Eclipse: 'An eclipse',
    Picture: 'A picture',
    None: 'No light',
  },
  'settings/sound_rendering': {
    ambisonic: 'Around the listener',
    bypass: 'As recorded',
  },
};
