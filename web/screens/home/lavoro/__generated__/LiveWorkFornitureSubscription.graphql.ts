/**
 * @generated SignedSource<<fc87dc9f8003e1b70e5639b75d7a6126>>
 * @relayHash 88831d66493010d8c6960e7e769d39d8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f04486dd43a2f1517b297f5c22b157ccaf87f65b6d9ea34dc22974cecddf9479

import type { ConcreteRequest } from 'relay-runtime';
export type LiveWorkFornitureSubscription$variables = {
  dopo?: string | null;
};
export type LiveWorkFornitureSubscription$data = {
  readonly ordineFornitoreAggiornato: {
    readonly evento: string;
  };
};
export type LiveWorkFornitureSubscription = {
  response: LiveWorkFornitureSubscription$data;
  variables: LiveWorkFornitureSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dopo"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "dopo",
        "variableName": "dopo"
      }
    ],
    "concreteType": "OrdineFornitoreAggiornato",
    "kind": "LinkedField",
    "name": "ordineFornitoreAggiornato",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "evento",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LiveWorkFornitureSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LiveWorkFornitureSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f04486dd43a2f1517b297f5c22b157ccaf87f65b6d9ea34dc22974cecddf9479",
    "metadata": {},
    "name": "LiveWorkFornitureSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "efc47d6918c29db304a7e3ddd68c592b";

export default node;
