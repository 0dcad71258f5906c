import type { DragEvent } from 'react';
import { moveTo, type Target } from './item-actions.ts';
import { parentOf } from './workspace-data.ts';

const TYPE = 'application/x-scriptorium-items';

interface Dragged {
  uuid: string;
  paths: string[];
}

export function startDrag(event: DragEvent, dragged: Dragged): void {
  event.dataTransfer.setData(TYPE, JSON.stringify(dragged));
  event.dataTransfer.effectAllowed = 'move';
}

/** Props of an element that items can be dropped on. */
export function dropTarget(target: Target) {
  const mark = (event: DragEvent, on: boolean): void => {
    if (on) event.currentTarget.setAttribute('data-drop', '');
    else event.currentTarget.removeAttribute('data-drop');
  };
  return {
    onDragOver: (event: DragEvent): void => {
      if (!event.dataTransfer.types.includes(TYPE)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      mark(event, true);
    },
    onDragLeave: (event: DragEvent): void => mark(event, false),
    onDrop: (event: DragEvent): void => {
      mark(event, false);
      const data = event.dataTransfer.getData(TYPE);
      if (data === '') return;
      event.preventDefault();
      const { uuid, paths } = JSON.parse(data) as Dragged;
      const isHere = (path: string): boolean => uuid === target.workspaceUUID && parentOf(path) === target.folder;
      const isItself = (path: string): boolean => uuid === target.workspaceUUID && path === target.folder;
      const moving = paths.filter((path) => !isHere(path) && !isItself(path));
      if (moving.length > 0) void moveTo(uuid, moving, target);
    },
  };
}
