-- Runs after citeproc: Typst fails on dangling links and duplicate labels.

local function say(kind, value) io.stderr:write('scriptorium:' .. kind .. ':' .. value:gsub('[\r\n]+', ' ') .. '\n') end

local fold = dofile((PANDOC_SCRIPT_FILE:match('^(.*/)') or '') .. 'fold.lua')

local is_markdown = FORMAT:match('markdown') or FORMAT:match('commonmark') or FORMAT == 'gfm'

-- What is written anew with each export is told by its style when the file comes back from Word. Links have a style of
-- their own, within which it is named once more.
local function name_style(inlines, style)
  local function named(content) return pandoc.Span(content, pandoc.Attr('', {}, { ['custom-style'] = style })) end
  return named(inlines:walk({
    Link = function(link)
      link.content = pandoc.Inlines({ named(link.content) })
      return link
    end,
  }))
end

local function name_citations(doc)
  return doc:walk({
    Cite = function(cite) return name_style(cite.content, 'Citation') end,
    Span = function(span)
      if span.attributes['custom-style'] == 'Cross-Reference' then return name_style(span.content, 'Cross-Reference') end
    end,
  })
end

function Pandoc(doc)
  -- Citations are already written out: the result needs neither the sources nor the style.
  if is_markdown then
    for _, key in ipairs({ 'bibliography', 'csl', 'link-citations', 'references', 'citation-style' }) do doc.meta[key] = nil end
  end
  local unfold
  doc, unfold = fold(doc, false)
  doc:walk({
    Div = function(div)
      if div.identifier == 'refs' and div.classes:includes('hanging-indent') then doc.meta['scriptorium-hanging-indent'] = true end
    end,
  })
  local known = {}
  local function note(element)
    local id = element.identifier
    if id == nil or id == '' then return nil end
    if known[id] then
      element.identifier = ''
      return element
    end
    known[id] = true
    return nil
  end
  doc = doc:walk({
    traverse = 'topdown',
    Header = note, Div = note, Span = note, Figure = note, Table = note, CodeBlock = note, Code = note, Image = note, Link = note,
  })
  if FORMAT == 'docx' then doc = name_citations(doc) end
  return unfold(doc:walk({
    Link = function(link)
      local id = link.target:match('^#(.+)$')
      if id == nil or known[id] then return nil end
      if not id:match('^ref%-') then say('link-missing', id) end
      if FORMAT == 'typst' then return link.content end
      return nil
    end,
  }))
end
