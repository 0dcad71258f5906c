-- Runs last, for a PDF beside its text: an invisible mark before each block, whose place Typst is asked for once the
-- pages are set, and what the block begins with, by which the editor finds it in the text.

-- In brackets: a label in a heading would end it. The second number is how far above the mark its block begins.
local MARK = '#[#metadata((%d, %d))<scriptorium-place>]'
-- The mark of a numbered heading stands behind the number, on the line; that of a paragraph above it.
local HEADING_RISE = 11
-- Enough to tell blocks apart.
local ENOUGH = 60
-- A chapter of a thesis has a few hundred.
local MAX_BLOCKS = 4000

local count = 0

-- What is set from these reads differently in the text: a beginning ends before them.
local BREAKS = { Cite = true, Note = true, LineBreak = true }

local function is_reference(inline) return inline.t == 'Link' and inline.target:sub(1, 1) == '#' end

local gather

local function gather_all(inlines, runs)
  for _, inline in ipairs(inlines) do
    if #runs[#runs] >= ENOUGH then return end
    gather(inline, runs)
  end
end

function gather(inline, runs)
  local function add(text) runs[#runs] = runs[#runs] .. text end
  if BREAKS[inline.t] or is_reference(inline) then
    runs[#runs + 1] = ''
  elseif inline.t == 'Str' or inline.t == 'Math' or inline.t == 'Code' then
    add(inline.text)
  elseif inline.t == 'Space' or inline.t == 'SoftBreak' then
    add(' ')
  elseif inline.t == 'RawInline' then
    -- A formula in Typst's notation tells its TeX source.
    local source = inline.text:match('^#tex%-math%(%a+, "(.-)", ')
    if source then add(source) else runs[#runs + 1] = '' end
  elseif inline.t == 'Image' then
    gather_all(inline.caption, runs)
  elseif inline.content then
    gather_all(inline.content, runs)
  end
end

-- The first run of words that is long enough, else the longest.
local function beginning(inlines)
  local runs = { '' }
  gather_all(inlines, runs)
  local best = ''
  for _, run in ipairs(runs) do
    if #run > #best then best = run end
    if #best >= ENOUGH / 2 then break end
  end
  return best
end

-- The mark of a block that begins like this; nil where nothing could be found again.
local function mark(text, rise)
  text = text:gsub('%s+', ' ')
  if count >= MAX_BLOCKS or not text:match('[%w\x80-\xff]') then return nil end
  count = count + 1
  local cut = utf8.len(text) and utf8.offset(text, ENOUGH + 1)
  io.stderr:write('scriptorium-place:' .. count .. ':' .. (cut and text:sub(1, cut - 1) or text) .. '\n')
  return MARK:format(count, rise or 0)
end

local function first_text(blocks)
  for _, block in ipairs(blocks) do
    if block.t == 'Plain' or block.t == 'Para' then
      local text = beginning(block.content)
      if text:match('%S') then return text end
    end
  end
  return ''
end

local function table_text(element)
  local bodies = pandoc.List({ element.head.rows })
  for _, body in ipairs(element.bodies) do bodies:insert(body.body) end
  for _, rows in ipairs(bodies) do
    for _, row in ipairs(rows) do
      for _, cell in ipairs(row.cells) do
        local text = first_text(cell.contents)
        if text:match('%S') then return text end
      end
    end
  end
  return first_text(element.caption.long)
end

local place_all

-- In the line itself: the mark goes wherever the line goes.
local function place_inline(block, text)
  local found = mark(text or beginning(block.content), block.t == 'Header' and HEADING_RISE or 0)
  if found then block.content:insert(1, pandoc.RawInline('typst', found)) end
  return block
end

local function place_figure(figure)
  local caption = first_text(figure.caption.long)
  local first = figure.content[1]
  if caption ~= '' and first and first.content and (first.t == 'Plain' or first.t == 'Para') then
    figure.content[1] = place_inline(first, caption)
  else
    figure.content = place_all(figure.content)
  end
  return figure
end

local PLACED = {
  Para = place_inline,
  Plain = place_inline,
  Header = place_inline,
  Figure = place_figure,
  BlockQuote = function(block) block.content = place_all(block.content) return block end,
  Div = function(block)
    if block.identifier ~= 'refs' then block.content = place_all(block.content) end
    return block
  end,
}

local function place_items(list)
  list.content = list.content:map(place_all)
  return list
end
PLACED.BulletList = place_items
PLACED.OrderedList = place_items

function PLACED.DefinitionList(list)
  list.content = list.content:map(function(item) return { item[1], pandoc.List(item[2]):map(place_all) } end)
  return list
end

-- A formula or figure on lines of its own would stand in one line with its mark.
local function displayed_text(block)
  local first = block.content[1]
  while first and first.t == 'Span' do first = first.content[1] end
  -- The box of a task is in a line with its words.
  if first and first.t == 'RawInline' and first.text:match('^#task%-box') then return nil end
  if not first or first.t ~= 'RawInline' and not (first.t == 'Math' and first.mathtype == 'DisplayMath') then return nil end
  return beginning(block.content)
end

-- Before the block, for those that have no line of their own.
local BEFORE = {
  Para = displayed_text,
  Plain = displayed_text,
  CodeBlock = function(block) return block.text:match('^[^\n]*\n?[^\n]*') end,
  Table = table_text,
  LineBlock = function(block) return beginning(block.content[1] or {}) end,
}

function place_all(blocks)
  local out = pandoc.Blocks({})
  for _, block in ipairs(blocks) do
    local text = BEFORE[block.t] and BEFORE[block.t](block)
    local before = text and mark(text)
    if before then out:insert(pandoc.RawBlock('typst', before)) end
    out:insert(not text and PLACED[block.t] and PLACED[block.t](block) or block)
  end
  return out
end

function Pandoc(doc)
  doc.blocks = place_all(doc.blocks)
  return doc
end
