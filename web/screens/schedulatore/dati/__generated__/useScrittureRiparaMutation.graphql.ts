/**
 * @generated SignedSource<<5926779fbbccdb12f9a9823ea44ec341>>
 * @relayHash 64f3581105d75d1f9f2f0c875e7d1826
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b8defa4912385969745faa9d3f5fccadf491df8fd673b8ac6b637fd7f8c57b2

import type { ConcreteRequest } from 'relay-runtime';
export type RiparaCellaInput = {
  giorno: string;
  reparto: string;
};
export type useScrittureRiparaMutation$variables = {
  input: RiparaCellaInput;
};
export type useScrittureRiparaMutation$data = {
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
export type useScrittureRiparaMutation = {
  response: useScrittureRiparaMutation$data;
  variables: useScrittureRiparaMutation$variables;
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
    "name": "useScrittureRiparaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useScrittureRiparaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1b8defa4912385969745faa9d3f5fccadf491df8fd673b8ac6b637fd7f8c57b2",
    "metadata": {},
    "name": "useScrittureRiparaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f5d5f402b714e59d265df70e9f4597ac";

export default node;
