/**
 * @generated SignedSource<<fe6c083b37b7a801df2ac801efc040e5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RigaParts_riga$data = {
  readonly extraFields: unknown;
  readonly immagini: ReadonlyArray<{
    readonly posizione: number;
  }>;
  readonly numero: number;
  readonly numeroCommessa: string;
  readonly pk: number;
  readonly posizione: number;
  readonly rivendita: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ExtraFieldsView_riga" | "RigaImages_riga">;
  readonly " $fragmentType": "RigaParts_riga";
};
export type RigaParts_riga$key = {
  readonly " $data"?: RigaParts_riga$data;
  readonly " $fragmentSpreads": FragmentRefs<"RigaParts_riga">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "posizione",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RigaParts_riga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numeroCommessa",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numero",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rivendita",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraFields",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImmagineRiga",
      "kind": "LinkedField",
      "name": "immagini",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RigaImages_riga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExtraFieldsView_riga"
    }
  ],
  "type": "RigaOrdine",
  "abstractKey": null
};
})();

(node as any).hash = "838c33782af31b580c0d6c7ff3a56b53";

export default node;
