/**
 * @generated SignedSource<<34075103d34154083330c479032667e7>>
 * @relayHash ac72359977d52f3b2947f415cbdea9a1
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29101adfd0333e776af8c51594a023682c83990afe352ddffea11d83ce80594c

import type { ConcreteRequest } from 'relay-runtime';
export type searchCodiciSerramentoQuery$variables = {
  pagina: number;
  perPagina: number;
  testo: string;
  tipo?: number | null;
};
export type searchCodiciSerramentoQuery$data = {
  readonly codiciSerramento: ReadonlyArray<{
    readonly categoria: string;
    readonly codice: string;
    readonly forma: string;
    readonly pk: number;
  }>;
};
export type searchCodiciSerramentoQuery = {
  response: searchCodiciSerramentoQuery$data;
  variables: searchCodiciSerramentoQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pagina"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "perPagina"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "testo"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tipo"
},
v4 = [
  {
    "kind": "Variable",
    "name": "pagina",
    "variableName": "pagina"
  },
  {
    "kind": "Variable",
    "name": "perPagina",
    "variableName": "perPagina"
  },
  {
    "kind": "Variable",
    "name": "perTipo",
    "variableName": "tipo"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "testo"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "categoria",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "forma",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codice",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "searchCodiciSerramentoQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "CodiceSerramento",
        "kind": "LinkedField",
        "name": "codiciSerramento",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "searchCodiciSerramentoQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "CodiceSerramento",
        "kind": "LinkedField",
        "name": "codiciSerramento",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "29101adfd0333e776af8c51594a023682c83990afe352ddffea11d83ce80594c",
    "metadata": {},
    "name": "searchCodiciSerramentoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d22ad21507a6ee2333ac6ab0e178049c";

export default node;
