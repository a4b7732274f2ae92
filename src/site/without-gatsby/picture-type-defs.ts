/** The part of the types of Gatsby's pictures that the site's queries use. */
export const pictureTypeDefs = `
scalar GatsbyImageData
type File { childImageSharp: ImageSharp }
type ImageSharp {
  resize(
    width: Int, height: Int, quality: Int, cropFocus: ImageCropFocus, toFormat: GatsbyImageFormat
  ): ImageSharpResize
  gatsbyImageData(
    width: Int, height: Int, aspectRatio: Float, placeholder: GatsbyImagePlaceholder, quality: Int,
    outputPixelDensities: [Float!], transformOptions: TransformOptions, avifOptions: QualityOptions
  ): GatsbyImageData!
}
type ImageSharpResize { src: String, width: Int, height: Int }
enum GatsbyImagePlaceholder { DOMINANT_COLOR BLURRED NONE }
enum GatsbyImageFormat { JPG PNG WEBP AVIF }
enum ImageCropFocus {
  CENTER NORTH NORTHEAST EAST SOUTHEAST SOUTH SOUTHWEST WEST NORTHWEST ENTROPY ATTENTION
}
input TransformOptions { cropFocus: ImageCropFocus }
input QualityOptions { quality: Int }
`;
