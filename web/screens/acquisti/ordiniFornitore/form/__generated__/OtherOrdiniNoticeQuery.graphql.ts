/**
 * @generated SignedSource<<b416ab58c766592f22627bc0eefea92a>>
 * @relayHash 3e0629f1f820778b18005ee8d21f6b3b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdfefebc2ed3dcc4ba47aa85ca21ab265eabcf951fcd0900aa16140c1591319e

import type { ConcreteRequest } from 'relay-runtime';
export type OtherOrdiniNoticeQuery$variables = {
  ordine: number;
  tipologia: string;
};
export type OtherOrdiniNoticeQuery$data = {
  readonly ordiniFornitore: {
    readonly nodes: ReadonlyArray<{
      readonly fornitore: {
        readonly nome: string;
      };
      readonly pk: number;
      readonly rivendita: boolean;
      readonly valorePercentuale: number | null;
    }>;
  };
};
export type OtherOrdiniNoticeQuery = {
  response: OtherOrdiniNoticeQuery$data;
  variables: OtherOrdiniNoticeQuery$variables;
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
    "value": 50
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
  "name": "valorePercentuale",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rivendita",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v6 = {
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
    "name": "OtherOrdiniNoticeQuery",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Fornitore",
                "kind": "LinkedField",
                "name": "fornitore",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/)
                ],
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
    "name": "OtherOrdiniNoticeQuery",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Fornitore",
                "kind": "LinkedField",
                "name": "fornitore",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fdfefebc2ed3dcc4ba47aa85ca21ab265eabcf951fcd0900aa16140c1591319e",
    "metadata": {},
    "name": "OtherOrdiniNoticeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e858d202f2c936690449b94f2d83105";

export default node;
