export const NS = 'xmlns="http://www.w3.org/2000/svg"';
export const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

/** The inside of an SVG element with the namespaces of SVG and XLink. */
const HOSTILE: readonly string[] = [
  '<script>alert(1)</script>',
  '<script xlink:href="data:text/javascript,alert(1)"/>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
  '<g><defs><script><![CDATA[alert(1)]]></script></defs></g>',
  '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
  '<listener event="click" handler="#h"/>',
  '<g onload="alert(1)"/>',
  '<rect onclick="alert(1)" width="1" height="1"/>',
  '<rect ONCLICK="alert(1)" onmouseover="alert(1)" onfocusin="alert(1)"/>',
  '<animate onbegin="alert(1)" attributeName="x" dur="1s"/>',
  '<set attributeName="onmouseover" to="alert(1)"/>',
  '<a href="javascript:alert(1)"><text>x</text></a>',
  '<a xlink:href="javascript:alert(1)"><text>x</text></a>',
  '<a xlink:href=" &#9;java&#10;script:alert(1)"><text>x</text></a>',
  '<a y:href="javascript:alert(1)" xmlns:y="http://www.w3.org/1999/xlink"><text>x</text></a>',
  '<a href="data:text/html,&lt;script>alert(1)&lt;/script>"><text>x</text></a>',
  '<a><animate attributeName="href" values="javascript:alert(1)"/><text>x</text></a>',
  '<a><animate attributeName="xlink:href" from="javascript:alert(1)"/><text>x</text></a>',
  '<a><animate attributeName=" href" to="javascript:alert(1)"/><text>x</text></a>',
  '<a><animate to="javascript:alert(1)"/><text>x</text></a>',
  '<image href="https://evil.example/x.png"/>',
  '<image xlink:href="//evil.example/x.png"/>',
  '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
  '<image href="data:image/png;charset=x,<svg"/>'.replace('<svg', '&lt;svg'),
  '<image href="file:///etc/passwd"/>',
  '<image href="/media/other.png"/>',
  '<use href="https://evil.example/x.svg#a"/>',
  '<use href="data:image/svg+xml,x#a"/>',
  '<feImage href="https://evil.example/x.png"/>',
  '<linearGradient xlink:href="https://evil.example/x.svg#a"/>',
  '<mpath href="https://evil.example/#p"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="x"/></body></foreignObject>',
  '<iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="x"/>',
  '<video href="https://evil.example/x"/>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>@\\69mport "https://evil.example/x.css";</style>',
  '<style><![CDATA[@import url(https://evil.example/x.css);]]></style>',
  '<style>rect { fill: url(https://evil.example/x.svg#a) }</style>',
  '<style>rect { fill: \\75rl(https://evil.example/x.svg#a) }</style>',
  '<style>rect { fill: u\\72 l( "https://evil.example/#a" ) }</style>',
  '<style>rect { fill: url("https://evil.example/</style>',
  '<style>rect { background: image-set("https://evil.example/x.png" 1x) }</style>',
  '<style>rect { background: src("https://evil.example/x.png") }</style>',
  '<style>a { content: "/*"; fill: url(//evil.example) } b { content: "*/" }</style>',
  '<style>rect { fill: url(#a/**/) } i { behavior: url(#default#time2) }</style>',
  '<style>i { -moz-binding: url(https://evil.example/x.xml#x) }</style>',
  '<style type="text/javascript">alert(1)</style>',
  '<style><script>alert(1)</script></style>',
  '<rect style="fill: url(https://evil.example/x)"/>',
  '<rect style="fill: url(&#x22;//evil.example/x&#x22;)"/>',
  '<rect style="width: expression(alert(1))"/>',
  '<rect fill="url(https://evil.example/x.svg#a)"/>',
  '<rect filter="url( //evil.example/x.svg#a )"/>',
  '<rect mask="u\\72l(https://evil.example/x.svg#a)"/>',
  '<rect marker-start="url(&#10;https://evil.example/x#a)"/>',
  '<animate attributeName="fill" values="red;url(https://evil.example/x#a)"/>',
  '<animate attributeName="style" to="fill: url(https://evil.example/x#a)"/>',
  '<g xml:base="https://evil.example/"><use href="#a"/></g>',
  '<font-face-src><font-face-uri href="https://evil.example/x.svg"/></font-face-src>',
  '<color-profile href="https://evil.example/x.icc"/>',
  '<metadata><x:thing xmlns:x="urn:x" href="https://evil.example/"/></metadata>',
  '<discard begin="0s"/>',
  '<?xml-stylesheet href="https://evil.example/x.css"?>',
  '<?php system("id") ?>',
];

const HOSTILE_FILES: readonly string[] = [
  `<?xml-stylesheet href="https://evil.example/x.css"?><svg ${NS}/>`,
  `<!DOCTYPE svg SYSTEM "https://evil.example/x.dtd"><svg ${NS}/>`,
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${NS}/>`,
  `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]><svg ${NS}/>`,
  `<svg ${NS} onload="alert(1)"/>`,
  `<s:svg xmlns:s="http://www.w3.org/2000/svg" s:onload="alert(1)"><s:script/></s:svg>`,
];

/** Files that run or load something, or hold what could. */
export const HOSTILE_SVGS: readonly string[] = [...HOSTILE.map(wrapped), ...HOSTILE_FILES];

function wrapped(inside: string): string {
  const [before, after] = [
    '<rect id="kept" width="1" height="1"/>',
    '<g><path id="kept-too"/></g>',
  ];
  return `<svg ${NS} ${XLINK}>${before}${inside}${after}</svg>`;
}
