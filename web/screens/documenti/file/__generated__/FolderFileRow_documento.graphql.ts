/**
 * @generated SignedSource<<e9534d302cc2719d1a98197080c60c61>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderFileRow_documento$data = {
  readonly aperture: number | null;
  readonly caricatoDa: string | null;
  readonly caricatoIl: string;
  readonly descrizione: string;
  readonly dimensione: number;
  readonly file: string;
  readonly id: string;
  readonly nome: string;
  readonly permalink: string | null;
  readonly permalinkUrl: string | null;
  readonly pk: number;
  readonly precedenti: ReadonlyArray<{
    readonly caricatoDa: string | null;
    readonly caricatoIl: string;
    readonly dimensione: number;
    readonly file: string;
    readonly nome: string;
    readonly pk: number;
  }> | null;
  readonly titolo: string | null;
  readonly versione: number;
  readonly " $fragmentType": "FolderFileRow_documento";
};
export type FolderFileRow_documento$key = {
  readonly " $data"?: FolderFileRow_documento$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderFileRow_documento">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "FolderFileRow_documento"
};

(node as any).hash = "7e2f21e163513499002ef93183e7fff7";

export default node;
