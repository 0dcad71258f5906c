-- Columns of a table whose source has a line longer than pandoc's, which gives them widths by their dashes: hardly anybody
-- counts those. What a column does not need for its cells on one line each goes to those that do, first to those that lack
-- least. Each gets at least the room of its longest word, or words would be broken, and in a PDF printed over one another;
-- the others give up some of theirs.

-- Characters of a line across the page in the type of tables, fewer in a word processor, which may lack the font, and those
-- that the space beside a cell takes.
local LINE, BESIDE = (FORMAT == 'docx' or FORMAT == 'odt' or FORMAT == 'opendocument') and 62 or 92, 2.5
-- Longer words, such as addresses, are broken.
local LONGEST = 26
-- Of the type of a head, which is bold.
local BOLD = 1.15

-- Where a line may end within a word: after a hyphen, a dash or a slash, and in scripts without spaces anywhere.
local function longest_word(text)
  local longest, length = 0, 0
  for _, code in utf8.codes(text) do
    local is_space = code == 32 or code == 9 or code == 10
    length = is_space and 0 or code >= 0x2e80 and code < 0xfb00 and 2 or length + 1
    longest = math.max(longest, length)
    if code == 45 or code == 47 or code == 0x2013 or code == 0x2014 then length = 0 end
  end
  return longest
end

local function longest_line(text)
  local longest, length = 0, 0
  for _, code in utf8.codes(text) do
    length = code == 10 and 0 or length + (code >= 0x2e80 and code < 0xfb00 and 2 or 1)
    longest = math.max(longest, length)
  end
  return longest
end

local function words_of(cell)
  local text = ''
  local function add(part) text = text .. part end
  cell.contents:walk({
    traverse = 'topdown',
    Block = function() add('\n') end,
    Str = function(str) add(str.text) end,
    Code = function(code) add(code.text) end,
    -- As printed, its source is about half as long.
    Math = function(formula) add(string.rep('x', math.min(pandoc.text.len(formula.text) // 2, 12))) end,
    Space = function() add(' ') end,
    SoftBreak = function() add(' ') end,
    LineBreak = function() add('\n') end,
    Note = function() return pandoc.Inlines({}), false end,
  })
  return text
end

local function each_row(tbl, look)
  for _, row in ipairs(tbl.head.rows) do look(row, BOLD) end
  for _, body in ipairs(tbl.bodies) do
    for _, row in ipairs(body.head) do look(row, 1) end
    for _, row in ipairs(body.body) do look(row, 1) end
  end
  for _, row in ipairs(tbl.foot.rows) do look(row, 1) end
end

-- Gives what some columns have beyond their cells to those whose cells are longer; what is left stays where it is.
local function share(widths, natural)
  local spare, lacking = 0, {}
  for column, width in ipairs(widths) do
    if width > natural[column] then spare = spare + width - natural[column] else lacking[#lacking + 1] = column end
  end
  table.sort(lacking, function(a, b) return natural[a] - widths[a] < natural[b] - widths[b] end)
  local left = spare
  for at, column in ipairs(lacking) do
    local given = math.min(natural[column] - widths[column], left / (#lacking - at + 1))
    widths[column] = widths[column] + given
    left = left - given
  end
  if spare == 0 then return end
  for column, width in ipairs(widths) do
    if width > natural[column] then widths[column] = natural[column] + (width - natural[column]) * left / spare end
  end
end

local function fit(tbl)
  local widths, total = {}, 0
  for column, spec in ipairs(tbl.colspecs) do
    if not spec[2] or spec[2] <= 0 then return nil end
    widths[column] = spec[2]
    total = total + spec[2]
  end
  local needed, natural = {}, {}
  for column in ipairs(widths) do needed[column], natural[column] = 0, 0 end
  local is_spanned = false
  each_row(tbl, function(row, weight)
    for column, cell in ipairs(row.cells) do
      if cell.col_span > 1 or cell.row_span > 1 then is_spanned = true end
      if needed[column] then
        local words = words_of(cell)
        needed[column] = math.max(needed[column], math.min(longest_word(words), LONGEST) * weight)
        natural[column] = math.max(natural[column], longest_line(words) * weight)
      end
    end
  end)
  -- Which column a cell is in is not plain then.
  if is_spanned then return nil end
  for column in ipairs(widths) do natural[column] = (natural[column] + BESIDE) / LINE end
  share(widths, natural)
  local wanted, missing, spare = 0, 0, 0
  for column, width in ipairs(widths) do
    needed[column] = (needed[column] + BESIDE) / LINE
    wanted = wanted + needed[column]
    missing = missing + math.max(0, needed[column] - width)
    spare = spare + math.max(0, width - needed[column])
  end
  for column, spec in ipairs(tbl.colspecs) do
    local width = widths[column]
    -- Without room for all words, each column has its share of what there is.
    if wanted >= total then width = needed[column] * total / wanted
    elseif width < needed[column] then width = needed[column]
    elseif missing > 0 then width = width - (width - needed[column]) * missing / spare end
    spec[2] = width
    tbl.colspecs[column] = spec
  end
  return tbl
end

return fit
