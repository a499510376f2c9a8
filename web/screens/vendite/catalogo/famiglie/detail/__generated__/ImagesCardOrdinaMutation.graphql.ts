/**
 * @generated SignedSource<<9b78b868cc85f6208c719307a44e3596>>
 * @relayHash 766efe70c1f94d30f89af59c002c67da
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a4da277bc2b30a9e6e5a50d21105cdaa446309fc970af836199762235d80bb4

import type { ConcreteRequest } from 'relay-runtime';
export type ImagesCardOrdinaMutation$variables = {
  pks: ReadonlyArray<number>;
};
export type ImagesCardOrdinaMutation$data = {
  readonly ordinaImmaginiFamiglia: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pks: ReadonlyArray<number> | null;
  };
};
export type ImagesCardOrdinaMutation = {
  response: ImagesCardOrdinaMutation$data;
  variables: ImagesCardOrdinaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pks"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "pks",
            "variableName": "pks"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "OrdinaImmaginiFamigliaPayload",
    "kind": "LinkedField",
    "name": "ordinaImmaginiFamiglia",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pks",
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
    "name": "ImagesCardOrdinaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImagesCardOrdinaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9a4da277bc2b30a9e6e5a50d21105cdaa446309fc970af836199762235d80bb4",
    "metadata": {},
    "name": "ImagesCardOrdinaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "41d70420e3b1abe938aabf80ddc73fc1";

export default node;
