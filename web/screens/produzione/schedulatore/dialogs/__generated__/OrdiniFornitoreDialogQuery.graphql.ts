/**
 * @generated SignedSource<<5ecb171b0c1ec1987bbe6006580305fd>>
 * @relayHash d8ca0d561dd53070a8581912e2fbd9c4
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17de4c06d259c60a0b034fc6d9ac53fc4d964c1313dfe0e229a55224904f310d

import type { ConcreteRequest } from 'relay-runtime';
export type OrdiniFornitoreDialogQuery$variables = {
  ordine: number;
  tipologia: string;
};
export type OrdiniFornitoreDialogQuery$data = {
  readonly ordiniFornitore: {
    readonly nodes: ReadonlyArray<{
      readonly dataArrivo: string | null;
      readonly dataConsegna: string | null;
      readonly dataOrdine: string | null;
      readonly fornitore: {
        readonly nome: string;
      };
      readonly pk: number;
      readonly stato: {
        readonly nome: string;
      } | null;
    }>;
  };
};
export type OrdiniFornitoreDialogQuery = {
  response: OrdiniFornitoreDialogQuery$data;
  variables: OrdiniFornitoreDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ordine"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "tipologia"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "ordine",
        "variableName": "ordine"
      },
      {
        "kind": "Variable",
        "name": "tipologia",
        "variableName": "tipologia"
      }
    ],
    "kind": "ObjectValue",
    "name": "filtro"
  },
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 100
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataOrdine",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataConsegna",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataArrivo",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v7 = [
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = [
  (v6/*:: as any*/),
  (v8/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrdiniFornitoreDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdiniFornitoreConnection",
        "kind": "LinkedField",
        "name": "ordiniFornitore",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineFornitore",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ValoreStato",
                "kind": "LinkedField",
                "name": "stato",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Fornitore",
                "kind": "LinkedField",
                "name": "fornitore",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              }
            ],
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
    "name": "OrdiniFornitoreDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdiniFornitoreConnection",
        "kind": "LinkedField",
        "name": "ordiniFornitore",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineFornitore",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ValoreStato",
                "kind": "LinkedField",
                "name": "stato",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Fornitore",
                "kind": "LinkedField",
                "name": "fornitore",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "17de4c06d259c60a0b034fc6d9ac53fc4d964c1313dfe0e229a55224904f310d",
    "metadata": {},
    "name": "OrdiniFornitoreDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e2ba6891c2d47f2c5af151813cae8320";

export default node;
