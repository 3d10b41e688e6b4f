/** Nothing but what this server sends; Decap CMS compiles the rules of its settings, and writes its styles into the page. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>The desk</title>
<link rel="stylesheet" href="/desk.css">
<script src="/before.js"></script>
<script src="/decap-cms.js"></script>
<script type="module" src="/desk.js"></script>
</head>
<body>
<section id="findings" aria-labelledby="findings-title" hidden>
<h2 id="findings-title" role="status"></h2>
<ul></ul>
<details><summary></summary><ul></ul></details>
</section>
</body>
</html>
`;
