/** Style of the pages that the server renders by itself; it follows the system's theme. */
export const pageStyles = `
:root { color-scheme: dark; --room: #070606; --sheet: #151312; --text: #F5EFE6; --muted: #B8AFA5; --line: #2C2825; --rule: #786F66; --brand: #FF5A33; --brand-hover: #FF7A58; --on-brand: #170703; --negative: #FF8FA3; --focus: #A9D3E8; }
@media (prefers-color-scheme: light) { :root { color-scheme: light; --room: #E8E1D5; --sheet: #FBF8F2; --text: #16120F; --muted: #4F4740; --line: #D9D0C2; --rule: #867B6E; --brand: #FF5A33; --brand-hover: #FF7A58; --on-brand: #170703; --negative: #A31A3A; --focus: #1D5878; } }
*, *::before, *::after { box-sizing: border-box; margin: 0; }
body { min-height: 100svh; display: grid; place-items: center; padding: 20px; font-family: Poppins, system-ui, sans-serif; font-size: 1rem; line-height: 1.65; letter-spacing: 0em; font-weight: 400; color: var(--text); background: var(--room); }
main { width: min(100%, 480px); padding: clamp(28px, 8vw, 44px); border-radius: 24px; background: var(--sheet); }
h1 { font-size: 2.75rem; line-height: 1.12; letter-spacing: -0.03em; font-weight: 200; }
h1 strong { font-weight: 500; }
p, dl, form { margin-block-start: 24px; }
p { color: var(--muted); text-wrap: pretty; }
label { display: block; font-size: 0.875rem; line-height: 1.55; letter-spacing: 0em; font-weight: 500; }
input { width: 100%; margin-block-start: 12px; min-height: 44px; padding: 6px 0 9px; border: 0; border-block-end: 1.5px solid var(--rule); border-radius: 0; font: inherit; color: inherit; background: none; }
[aria-invalid='true'] { border-color: var(--negative); }
[role='alert'] { margin-block-start: 12px; color: var(--text); font-size: 0.875rem; line-height: 1.55; letter-spacing: 0em; font-weight: 400; }
[role='alert']::before { content: ''; display: inline-block; width: 8px; height: 8px; margin-inline-end: 8px; border-radius: 50%; background: var(--negative); }
button { min-height: 44px; margin-block-start: 24px; padding-inline: 24px; border: 0; border-radius: 999px; font-size: 0.875rem; line-height: 1.55; letter-spacing: 0em; font-weight: 500; font-family: inherit; color: var(--on-brand); background: var(--brand); cursor: pointer; }
button:hover { background: var(--brand-hover); }
.quiet { border: 1.5px solid var(--rule); color: var(--text); background: none; }
.quiet:hover { border-color: var(--text); background: none; }
dl > div { display: flex; justify-content: space-between; gap: 16px; padding-block: 12px; border-block-end: 1px solid var(--line); }
dd { font-variant-numeric: tabular-nums; }
a { color: inherit; text-decoration-color: var(--brand); text-underline-offset: 0.35em; border-radius: 4px; }
code { font: inherit; font-weight: 500; color: var(--text); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 4px; }
@media (forced-colors: active) { button { border: 1.5px solid ButtonText; } }
`;
