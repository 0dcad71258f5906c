-- Runs after citeproc: Typst fails on dangling links and duplicate labels.

local function say(kind, value) io.stderr:write('scriptorium:' .. kind .. ':' .. value:gsub('[\r\n]+', ' ') .. '\n') end

local is_markdown = FORMAT:match('markdown') or FORMAT:match('commonmark') or FORMAT == 'gfm'

function Pandoc(doc)
  -- Citations are already written out: the result needs neither the sources nor the style.
  if is_markdown then
    for _, key in ipairs({ 'bibliography', 'csl', 'link-citations', 'references', 'citation-style' }) do doc.meta[key] = nil end
  end
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
  return doc:walk({
    Link = function(link)
      local id = link.target:match('^#(.+)$')
      if id == nil or known[id] then return nil end
      if not id:match('^ref%-') then say('link-missing', id) end
      if FORMAT == 'typst' then return link.content end
      return nil
    end,
  })
end
