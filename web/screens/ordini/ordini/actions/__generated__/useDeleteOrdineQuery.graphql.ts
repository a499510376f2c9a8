/**
 * @generated SignedSource<<f884ac90bcb97cc764c85c533b126b3d>>
 * @relayHash f0d3e760babbb9d64cc6bc2b83c34e89
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 483100a8ebac5afbf546ecc417fda9b0d8502f6ea330515d7fcac5d7665164bf

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteOrdineQuery$variables = {
  pk: number;
};
export type useDeleteOrdineQuery$data = {
  readonly ordine: {
    readonly allegati: ReadonlyArray<{
      readonly pk: number;
    }> | null;
    readonly motivoNonEliminabile: string | null;
    readonly numeroRighe: number;
    readonly ordiniFornitore: ReadonlyArray<{
      readonly pk: number;
    }> | null;
  } | null;
};
export type useDeleteOrdineQuery = {
  response: useDeleteOrdineQuery$data;
  variables: useDeleteOrdineQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "motivoNonEliminabile",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroRighe",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = [
  (v4/*:: as any*/),
  (v6/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteOrdineQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Ordine",
        "kind": "LinkedField",
        "name": "ordine",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AllegatoOrdine",
            "kind": "LinkedField",
            "name": "allegati",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineFornitore",
            "kind": "LinkedField",
            "name": "ordiniFornitore",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteOrdineQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Ordine",
        "kind": "LinkedField",
        "name": "ordine",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AllegatoOrdine",
            "kind": "LinkedField",
            "name": "allegati",
            "plural": true,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineFornitore",
            "kind": "LinkedField",
            "name": "ordiniFornitore",
            "plural": true,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "483100a8ebac5afbf546ecc417fda9b0d8502f6ea330515d7fcac5d7665164bf",
    "metadata": {},
    "name": "useDeleteOrdineQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "120c6f8d526d154ead55c424fb02da7c";

export default node;
