// The password gate. The button's word is the specification's, to the letter.

export const title = 'Password Required';
export const enter = 'Enter Password';
export const go = 'Contine';
export const wrong = 'Incorrect Password';
export const often = 'Too many attempts. Wait a minute and try again.';
export const failed = 'The password could not be checked. Try again.';
export const noCookie =
  'Your browser did not store the cookie that opens this page. Allow cookies for this site, then try again.';
/** Before and after the owner's address. */
export const noPassword = 'No password yet? Email';
export const toRequest = 'to request one.';
export const files = 'This copy of the site is made of files and cannot check a password.';
export const linkEnded =
  'This link no longer opens the project. It may have ended, or its address is not complete. With the password you can still come in.';
