-- Paragraphs of nothing but words are most of a text, and no filter changes anything in them. Each walk over a document
-- costs a third of what it takes to write it, so such paragraphs are set aside while the others are walked.

-- What filters look for in paragraphs. A formula within a line is theirs only where the format needs it.
local SOUGHT = { 'Cite', 'Code', 'Image', 'Link', 'Note', 'RawInline' }
-- What review puts around words.
local REVIEW = { ['comment-start'] = true, ['comment-end'] = true, insertion = true, deletion = true }
-- Blocks that are walked as a whole.
local WHOLE = { 'BlockQuote', 'BulletList', 'DefinitionList', 'Div', 'Figure', 'LineBlock', 'OrderedList', 'Table' }

-- Whether each paragraph outside of other blocks has something that filters look for, in order.
local function find_rich(doc, keeps_math)
  local rich, at = {}, 0
  local function note(element)
    rich[at] = true
    return element, false
  end
  local function skip(block) return block, false end
  local look = {
    traverse = 'topdown',
    Para = function() at = at + 1 end,
    Span = function(span)
      if not REVIEW[span.classes[1]] then rich[at] = true end
    end,
    Math = function(math)
      if keeps_math or math.mathtype == 'DisplayMath' then rich[at] = true end
    end,
  }
  for _, name in ipairs(SOUGHT) do look[name] = note end
  for _, name in ipairs(WHOLE) do look[name] = skip end
  doc.blocks:walk(look)
  return rich
end

-- Returns the document without plain paragraphs, and a function that puts them back, each as `change` makes it. Each run of them leaves an empty
-- Div, named so that no text can have one like it.
local function fold(doc, keeps_math)
  local rich = find_rich(doc, keeps_math)
  local mark = 'plain-' .. tostring({})
  local kept, runs, at = pandoc.Blocks({}), {}, 0
  local run
  for _, block in ipairs(doc.blocks) do
    local is_plain = false
    if block.t == 'Para' then
      at = at + 1
      is_plain = not rich[at]
    end
    if is_plain then
      if run == nil then
        run = pandoc.Blocks({})
        runs[#runs + 1] = run
        kept:insert(pandoc.Div({}, pandoc.Attr('', { mark })))
      end
      run:insert(block)
    else
      run = nil
      kept:insert(block)
    end
  end
  doc.blocks = kept
  local function unfold(folded, change)
    local all, next_run = pandoc.Blocks({}), 0
    for _, block in ipairs(folded.blocks) do
      if block.t == 'Div' and block.classes[1] == mark then
        next_run = next_run + 1
        all:extend(change and runs[next_run]:map(change) or runs[next_run])
      else
        all:insert(block)
      end
    end
    folded.blocks = all
    return folded
  end
  return doc, unfold
end

return fold
