/**
 * @generated SignedSource<<77bd319d3ca3b512d66c0c0a1ff5b46c>>
 * @relayHash 498be164f787d13c47f0676ea18603e3
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5f74a09ef2361136d61004f2239cbb0967abdbfcfa479b4a7b35ad41e55d3f2

import type { ConcreteRequest } from 'relay-runtime';
export type Reparto = "banchi" | "macchine" | "ufficio";
export type TabletOfficinaPageQuery$variables = Record<PropertyKey, never>;
export type TabletOfficinaPageQuery$data = {
  readonly tabletOfficina: ReadonlyArray<{
    readonly codiceScadeIl: string | null;
    readonly collegatoIl: string | null;
    readonly minutiInattivita: number;
    readonly nome: string;
    readonly pk: number;
    readonly reparti: ReadonlyArray<Reparto>;
    readonly ultimoUso: string | null;
    readonly versione: number;
  }>;
};
export type TabletOfficinaPageQuery = {
  response: TabletOfficinaPageQuery$data;
  variables: TabletOfficinaPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reparti",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minutiInattivita",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "collegatoIl",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ultimoUso",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codiceScadeIl",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TabletOfficinaPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TabletOfficina",
        "kind": "LinkedField",
        "name": "tabletOfficina",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TabletOfficinaPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TabletOfficina",
        "kind": "LinkedField",
        "name": "tabletOfficina",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
    "id": "b5f74a09ef2361136d61004f2239cbb0967abdbfcfa479b4a7b35ad41e55d3f2",
    "metadata": {},
    "name": "TabletOfficinaPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d1d2465dcec035964c43a070d1a72c48";

export default node;
