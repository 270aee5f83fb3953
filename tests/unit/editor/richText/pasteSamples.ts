/** What programs put on the clipboard as HTML, shortened to what differs between them. */
export const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->
</head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1><span lang=EN-US>Field notes<o:p></o:p></span></h1>
<p class=MsoNormal>The tide was <b style='mso-bidi-font-weight:normal'>two
hours</b> late, <i>or so it&nbsp;seemed</i>.<span style='mso-spacerun:yes'>  </span>See <a
href="https://example.com/tide">the table</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>Rope<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>Old rope<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>First<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Height<o:p></o:p></p></td><td><p class=MsoNormal>2.4<o:p></o:p></p></td></tr></table>
<p class=MsoHeading3>Small print</p>
<p class=MsoNormal><img width=200 height=100 src="file:///C:/Users/a/clip_image001.png"></p>
<!--EndFragment--></body></html>`;

export const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f0b6a3e-7fff"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Field notes</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;">The tide was </span><span style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">two hours</span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;"> late</span><span style="font-weight:400;">. </span><a href="https://example.com/tide" style="text-decoration:none;"><span style="font-weight:400;color:#1155cc;text-decoration:underline;">The table</span></a></p><br><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Rope</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Old rope</span></p></li></ul></ul><ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">First</span></p></li></ol><br class="Apple-interchange-newline"></b>`;

export const NOTION = `<meta charset='utf-8'><h1>Field notes</h1>
<p>The tide was <strong>two hours</strong> late, <em>or so</em>. <code>h = 2.4</code></p>
<ul>
<li>Rope
<ul><li>Old rope</li></ul></li>
</ul>
<blockquote>
<p>It comes back.</p>
</blockquote>
<pre><code class="language-js">const h = 2.4;

draw(h);
</code></pre><!-- notionvc: 0e4d8e3b-1c2d -->`;

export const WEBSITE = `<html><body>
<!--StartFragment--><article style="font-weight: 400; color: rgb(0, 0, 0);"><header><h2 style="font-weight: 700;"><span style="font-weight: 700;">Field notes</span></h2></header>
<div class="text"><div>Loose text <span style="font-weight: bolder">bold</span></div>
<p>A <a href="https://example.com/a" target="_blank"><em>link</em></a>, <a href="javascript:alert(1)">a trap</a>, <a href="#top">up</a> and <a href="/page">a page</a>.<br>New line.<br><br>New paragraph.</p>
<script>alert(1)</script><style>p { color: red }</style><div style="display:none">hidden</div>
<figure><img src="https://example.com/a.jpg" onerror="alert(1)"><figcaption>Caption</figcaption></figure>
<iframe src="https://www.youtube.com/embed/x"></iframe><button>Buy</button><hr>
<table><tr><td>Only frame</td></tr></table>
<p dir="rtl">שלום</p></div></article><!--EndFragment--></body></html>`;

export const SPREADSHEET = `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0"><tbody><tr><td>Beach</td><td>Height</td></tr><tr><td>North Bay</td><td>2.4</td></tr><tr><td></td><td></td></tr></tbody></table></google-sheets-html-origin>`;

export const CODE_EDITOR = `<meta charset='utf-8'><div style="color: #d4d4d4;background-color: #1e1e1e;font-family: Menlo, Monaco, 'Courier New', monospace;font-weight: normal;white-space: pre;"><div><span style="color: #569cd6;">const</span><span> h = 2.4;</span></div><br><div><span>  draw(h);</span></div></div>`;

export const MARKDOWN = `# Field notes

The tide was **two hours** late, *or so* it
seemed. See [the table](https://example.com/tide "Tide") and \\*this\\*.

- Rope
  - Old rope
* [x] Done

1. First
2) Second

> It comes back.

\`\`\`js
const h = 2.4;

draw(h);
\`\`\`

| a | b |
|---|---|
| 1 | 2 |

![A beach](beach.jpg)

---
snake_case stays, https://example.com too`;
