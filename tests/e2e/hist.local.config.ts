import base from './playwright.config.ts';

export default {
  ...base,
  webServer: [],
  projects: base.projects?.filter(({ name }) => name === 'embedded'),
};
