/**
 * @generated SignedSource<<e8ce5333d327a9ce36999f537ba96578>>
 * @relayHash 743110b9581d9cb19f30814376d3d71f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e57b1fc0bdae6ff41c2ecdea63d0afed489e9049e48cfdd8388f6afe33d1042a

import type { ConcreteRequest } from 'relay-runtime';
export type TabletOfficinaPageQuery$variables = Record<PropertyKey, never>;
export type TabletOfficinaPageQuery$data = {
  readonly tabletOfficina: ReadonlyArray<{
    readonly codiceScadeIl: string | null;
    readonly collegatoIl: string | null;
    readonly minutiInattivita: number;
    readonly nome: string;
    readonly pk: number;
    readonly reparti: ReadonlyArray<string>;
    readonly ultimoUso: string | null;
    readonly versione: number;
  }>;
};
export type TabletOfficinaPageQuery = {
  response: TabletOfficinaPageQuery$data;
  variables: TabletOfficinaPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "TabletOfficina",
    "kind": "LinkedField",
    "name": "tabletOfficina",
    "plural": true,
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
        "name": "nome",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reparti",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minutiInattivita",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "collegatoIl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ultimoUso",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "codiceScadeIl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "versione",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TabletOfficinaPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TabletOfficinaPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e57b1fc0bdae6ff41c2ecdea63d0afed489e9049e48cfdd8388f6afe33d1042a",
    "metadata": {},
    "name": "TabletOfficinaPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d1d2465dcec035964c43a070d1a72c48";

export default node;
