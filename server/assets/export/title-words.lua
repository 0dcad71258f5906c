-- What stands before the parts of a title block, with its punctuation, and above the table of contents, by language as in
-- contract/src/rules/cross-references.ts.

local function words(keywords, corresponding, contents)
  return { keywords = keywords, corresponding = corresponding, contents = contents }
end

return {
  en = words('Keywords:', 'Corresponding author:', 'Contents'),
  de = words('Schlagwörter:', 'Korrespondenz:', 'Inhalt'),
  fr = words('Mots-clés\u{a0}:', 'Auteur correspondant\u{a0}:', 'Table des matières'),
  es = words('Palabras clave:', 'Autor de correspondencia:', 'Índice'),
  it = words('Parole chiave:', 'Autore corrispondente:', 'Indice'),
  pt = words('Palavras-chave:', 'Autor correspondente:', 'Sumário'),
  ['pt-pt'] = words('Palavras-chave:', 'Autor correspondente:', 'Índice'),
  nl = words('Trefwoorden:', 'Correspondentie:', 'Inhoud'),
  sv = words('Nyckelord:', 'Korresponderande författare:', 'Innehåll'),
  da = words('Nøgleord:', 'Korresponderende forfatter:', 'Indhold'),
  nb = words('Nøkkelord:', 'Korresponderende forfatter:', 'Innhold'),
  pl = words('Słowa kluczowe:', 'Autor korespondencyjny:', 'Spis treści'),
  cs = words('Klíčová slova:', 'Korespondující autor:', 'Obsah'),
  ru = words('Ключевые слова:', 'Автор для переписки:', 'Содержание'),
  zh = words('关键词：', '通讯作者：', '目录'),
  ['zh-tw'] = words('關鍵詞：', '通訊作者：', '目錄'),
  ja = words('キーワード：', '責任著者：', '目次'),
  ko = words('주제어:', '교신저자:', '목차'),
}
