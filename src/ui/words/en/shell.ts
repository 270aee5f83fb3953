// What surrounds every screen.

export const skip = 'Skip to content';
export const quickLinks = 'Quick links';
export const productDesign = 'Product Design';
export const creativeDev = 'Creative Dev';
export const designSystems = 'Design Systems';
export const all = 'All';
export const sayHello = 'Say Hello';
export const menu = 'Menu';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
export const profiles = 'Profiles';
export const profile = 'Profile';
export const themeAndSound = 'Theme and sound';
export const dark = 'Dark Mode';
export const light = 'Light Mode';
export const soundOn = 'Sound On';
export const soundOff = 'Sound Off';
export const soundFailed = 'No sound came. Try again';
export const contact = 'Contact';
export const question = 'Want to get in Touch?';
/** The end of the question, in the lighter weight. */
export const questionEnd = 'get in Touch?';
export const email = 'Email';
export const preview = 'Preview';
export const previewOf = 'Preview: {0}';
export const exitPreview = 'Exit preview';
