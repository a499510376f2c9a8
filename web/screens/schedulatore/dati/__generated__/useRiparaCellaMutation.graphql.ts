/**
 * @generated SignedSource<<216e015cbdde2252d7e28b345c8fc552>>
 * @relayHash aaff56f4ff899b90f946718d0f9a0772
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 859bc3a4f0514d2fa78517e610303d26c30870e0b5bf8a6eedf2c51c6203e276

import type { ConcreteRequest } from 'relay-runtime';
export type RiparaCellaInput = {
  giorno: string;
  reparto: string;
};
export type useRiparaCellaMutation$variables = {
  input: RiparaCellaInput;
};
export type useRiparaCellaMutation$data = {
  readonly riparaCella: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly riparazione: {
      readonly eccedenza: number;
    } | null;
  };
};
export type useRiparaCellaMutation = {
  response: useRiparaCellaMutation$data;
  variables: useRiparaCellaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RiparaCellaPayload",
    "kind": "LinkedField",
    "name": "riparaCella",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RiparazioneCella",
        "kind": "LinkedField",
        "name": "riparazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "eccedenza",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
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
    "name": "useRiparaCellaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRiparaCellaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "859bc3a4f0514d2fa78517e610303d26c30870e0b5bf8a6eedf2c51c6203e276",
    "metadata": {},
    "name": "useRiparaCellaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "64cd3667ef7e2e7e40a57d3a3ef962e0";

export default node;
