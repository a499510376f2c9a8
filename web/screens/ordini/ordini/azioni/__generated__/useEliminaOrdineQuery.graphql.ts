/**
 * @generated SignedSource<<84e17525409eaab0716dc7524c0f1edf>>
 * @relayHash 89e8f33e4f655b4b4ea211e96029dbb8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc76789f76d536fc2b31b30d532a66ec23730831f5a9b03e0a395331433326b0

import type { ConcreteRequest } from 'relay-runtime';
export type useEliminaOrdineQuery$variables = {
  pk: number;
};
export type useEliminaOrdineQuery$data = {
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
export type useEliminaOrdineQuery = {
  response: useEliminaOrdineQuery$data;
  variables: useEliminaOrdineQuery$variables;
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
  "concreteType": "AllegatoOrdine",
  "kind": "LinkedField",
  "name": "allegati",
  "plural": true,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEliminaOrdineQuery",
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
          (v6/*:: as any*/),
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
    "name": "useEliminaOrdineQuery",
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
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineFornitore",
            "kind": "LinkedField",
            "name": "ordiniFornitore",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cc76789f76d536fc2b31b30d532a66ec23730831f5a9b03e0a395331433326b0",
    "metadata": {},
    "name": "useEliminaOrdineQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8cffa203a6978404d16e3ef43627cf81";

export default node;
